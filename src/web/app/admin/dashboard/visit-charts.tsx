import type { DashboardAnswer } from '#contract';
import { BarList } from './bar-list.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { type Point, SEARCHES, VIEWS } from './point.ts';
import { pagesSentence, zeroResultSentence } from './sentences.ts';

/** The most viewed pages, and searches without results. */
export function VisitCharts({ pages, missed_searches }: Pick<DashboardAnswer, 'pages' | 'missed_searches'>) {
  const seen: Point[] = pages.map(({ path, views }) => ({
    key: path,
    label: path === '/' ? 'Home page' : path,
    value: views,
    to: path,
  }));
  const zeroResults: Point[] = missed_searches.map(({ words, times }) => ({ key: words, label: words, value: times }));
  return (
    <>
      <ChartFigure
        title="Most viewed pages"
        summary={pagesSentence(seen)}
        points={seen}
        heads={['Page', 'Views']}
        empty="No page has been looked at in these days."
      >
        <BarList label="Most viewed pages" points={seen} unit={VIEWS} />
      </ChartFigure>
      <ChartFigure
        title="Searches without results"
        summary={zeroResultSentence(zeroResults)}
        points={zeroResults}
        heads={['Words', 'Searches']}
        empty="Every search of these days found something."
      >
        <BarList label="Searches without results" points={zeroResults} unit={SEARCHES} />
      </ChartFigure>
    </>
  );
}
