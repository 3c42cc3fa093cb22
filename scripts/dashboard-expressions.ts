import { readFile } from 'node:fs/promises';

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

export interface PanelExpression {
  panel: string;
  expr: string;
}

/** The queries of the dashboard, with variables replaced as Grafana does for all processes. */
export async function dashboardExpressions(rateInterval = '1m'): Promise<PanelExpression[]> {
  const { panels } = JSON.parse(await readFile('deploy/grafana/aangan.json', 'utf8')) as Dashboard;
  return panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({
      panel: title,
      expr: expr.replaceAll('$__rate_interval', rateInterval).replaceAll('$instance', '.*'),
    })),
  );
}
