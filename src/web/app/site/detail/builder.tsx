import { Link } from 'react-router';
import type { Property } from '#contract';
import { Icon } from '#ui/icon.tsx';
import { linkClass } from '#ui/link.tsx';
import { mediaUrl } from '../../data/media.ts';
import { projectsPath } from '../shared/search-address.ts';

function Builder({ builder }: { builder: NonNullable<Property['builder']> }) {
  const { id, name, image_url, established, about } = builder;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        {image_url ? (
          <img
            className="size-18 shrink-0 rounded-md bg-well object-cover"
            src={mediaUrl(image_url)}
            alt=""
            width={72}
            height={72}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <span className="grid size-18 shrink-0 place-items-center rounded-md bg-well text-ink-3">
            <Icon name="building" size="lg" />
          </span>
        )}
        <div className="min-w-0">
          <h3 className="text-xl wrap-anywhere">{name}</h3>
          {established !== null && <p className="text-ink-3">Established {established}</p>}
        </div>
      </div>
      {about && <p className="max-w-[68ch] leading-[1.65] wrap-anywhere whitespace-pre-line">{about}</p>}
      <p>
        <Link className={linkClass} to={projectsPath({ builder_id: id })}>
          See all projects of {name}
        </Link>
      </p>
    </div>
  );
}

/** Returns undefined without a builder. */
export const renderBuilder = ({ builder }: Pick<Property, 'builder'>) =>
  builder ? <Builder builder={builder} /> : undefined;
