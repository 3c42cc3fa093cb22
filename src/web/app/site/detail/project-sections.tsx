import { Suspense, useState } from 'react';
import type { Project, ProjectItem, PropertyItem } from '#contract';
import { areaLabel, RESIDENCY_LABELS } from '#contract/listings/labels.ts';
import { shortRupees } from '#contract/rupees.ts';
import { Icon } from '#ui/icon.tsx';
import { mediaUrl } from '../../data/file-urls.ts';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import { ProjectCard, PropertyCard, Spec } from '../shared/listing-card/listing-card.tsx';
import { bhkLabel } from '../shared/listings.ts';
import { Picture as StoredPicture } from '../shared/picture.tsx';
import {
  type Fact,
  localityFact,
  renderBuilder,
  renderDescription,
  renderLocation,
  reraFact,
} from './common-sections.tsx';
import { isDrawn, type Picture, possessionLabel } from './detail.ts';
import { DetailBody, renderAmenities } from './detail-body.tsx';
import { projectPrices, renderPriceHistory } from './price-history.tsx';

/** The two most similar projects in the city. */
export const renderSimilarProjects = (projects: ProjectItem[]) =>
  projects.length === 0 ? undefined : (
    <ul className="grid gap-5 md:grid-cols-2">
      {projects.map((project) => (
        <li key={project.id} className="grid min-w-0">
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  );

/** The newest properties of a project. */
export const renderProperties = (properties: PropertyItem[]) =>
  properties.length === 0 ? undefined : (
    <ul className="grid gap-5 md:grid-cols-2">
      {properties.map((property) => (
        <li key={property.id} className="grid min-w-0">
          <PropertyCard property={property} />
        </li>
      ))}
    </ul>
  );

/** Highlights of a project, one per line. */
export function renderHighlight(text: string) {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  if (lines.length === 0) return undefined;
  return (
    <ul className="grid gap-x-5 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5 py-2 text-item">
          <Icon name="check" className="mt-0.5 text-primary" />
          <span className="min-w-0 wrap-anywhere">{line}</span>
        </li>
      ))}
    </ul>
  );
}

const LargeView = lazyWithRetry(() => import('./large-view.tsx'));

type Configuration = Project['project_configurations'][number];

const getPlan = ({ title, image_url }: Configuration): Picture | undefined =>
  image_url === null ? undefined : { src: mediaUrl(image_url), alt: `Floor plan, ${title}` };

function Plan({ plan, title, onEnlarge }: { plan: Picture | undefined; title: string; onEnlarge: () => void }) {
  return (
    <div className="relative aspect-15/11 border-b border-line bg-well">
      {plan ? (
        <>
          <StoredPicture
            // A plan without its edges is of no use.
            className="size-full object-contain"
            src={plan.src}
            sizes="(width >= 640px) 420px, 100vw"
            alt={plan.alt}
            width={600}
            height={440}
            loading="lazy"
            decoding="async"
          />
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`Enlarge floor plan, ${title}`}
            className="absolute inset-0 cursor-zoom-in -outline-offset-2"
            onClick={onEnlarge}
          />
        </>
      ) : (
        <span className="grid size-full place-content-center justify-items-center gap-1 text-sm text-ink-3">
          <Icon name="home" size="lg" />
          No plan yet
        </span>
      )}
    </div>
  );
}

function Card({ configuration, onEnlarge }: { configuration: Configuration; onEnlarge: () => void }) {
  const { title, price, bhk, built_area, location } = configuration;
  return (
    <li className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface">
      <Plan plan={getPlan(configuration)} title={title} onEnlarge={onEnlarge} />
      <div className="px-4 py-3.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-2.5">
          <h3 className="text-xl wrap-anywhere">{title}</h3>
          <span className="text-lg font-bold tracking-snug whitespace-nowrap text-ink">
            {price === null ? 'Price on request' : shortRupees(price)}
          </span>
        </div>
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-2.5 text-small font-medium text-ink-2 empty:hidden">
          {bhk !== null && <Spec icon="bed">{bhkLabel({ bhks: [{ bhk }] })}</Spec>}
          {built_area && <Spec icon="area">{areaLabel(built_area)}</Spec>}
          {location && <Spec icon="pin">{location}</Spec>}
        </ul>
      </div>
    </li>
  );
}

function Configurations({ configurations }: { configurations: Configuration[] }) {
  const [enlarged, setEnlarged] = useState<Configuration>();
  const plans = configurations.flatMap((one) => getPlan(one) ?? []);
  const start = plans.findIndex(({ alt }) => enlarged && alt === getPlan(enlarged)?.alt);
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {configurations.map((one) => (
          <Card key={one.id} configuration={one} onEnlarge={() => setEnlarged(one)} />
        ))}
      </ul>
      {plans.some(isDrawn) && <p className="mt-2 text-xs text-ink-3">Illustrations, not measured plans</p>}
      {enlarged && (
        <Suspense>
          <LargeView title="floor plans" pictures={plans} start={start} onClose={() => setEnlarged(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Configurations on offer in a project; clicking a plan enlarges it. */
export const renderConfigurations = ({ project_configurations }: Pick<Project, 'project_configurations'>) =>
  project_configurations.length > 0 ? <Configurations configurations={project_configurations} /> : undefined;

/** A section's tab is current as soon as the section is visible. */
const THRESHOLD = 0;

function toFacts(project: Project): Fact[] {
  const bhks = [...new Set(project.project_configurations.flatMap(({ bhk }) => bhk ?? []))];
  return [
    ['Configuration', bhkLabel({ bhks: bhks.map((bhk) => ({ bhk })) })],
    ['Area', project.area && areaLabel(project.area)],
    ['Residency type', project.residency_type && RESIDENCY_LABELS[project.residency_type]],
    ['Possession', possessionLabel(project.possession_status)],
    localityFact({ kind: 'project', item: project }),
    ['City', project.city_name],
    reraFact(project),
  ];
}

/** Content of a project page below the images. */
export default function ProjectSections({ project }: { project: Project }) {
  return (
    <DetailBody
      detail={{ kind: 'project', item: project }}
      facts={toFacts(project)}
      threshold={THRESHOLD}
      sections={[
        { id: 'highlights', tab: 'Highlights', title: 'Highlight', content: renderHighlight(project.highlight) },
        { id: 'description', tab: 'Description', title: 'Description', content: renderDescription(project) },
        { id: 'amenities', tab: 'Amenities', title: 'Amenities', content: renderAmenities(project) },
        { id: 'configuration', title: 'Project Configuration', content: renderConfigurations(project) },
        { id: 'properties', title: 'Properties in this project', content: renderProperties(project.properties) },
        {
          id: 'prices',
          title: 'Price history',
          content: renderPriceHistory(projectPrices(project), project.minimum_price !== null),
        },
        { id: 'builder', tab: 'Builder', title: 'About Builder', content: renderBuilder(project) },
        { id: 'similar', title: 'Similar Projects', content: renderSimilarProjects(project.similar) },
        {
          id: 'location',
          tab: 'Location',
          title: 'Location',
          content: renderLocation({ kind: 'project', item: project }),
        },
      ]}
    />
  );
}
