import { useState } from 'react';
import { Badge, Chip, Marker, Tag } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Carousel, CarouselArrows, CarouselTrack, useCarousel } from '#ui/carousel.tsx';
import { PagerLine } from '#ui/pager.tsx';
import { Panel } from '#ui/panel.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Rating, Stars } from '#ui/stars.tsx';
import { BANNER_ART, CARD_ART, Flow, Group, LONG_TEXT, Specimen } from './specimen.tsx';

function Labels() {
  const [chips, setChips] = useState(['3 BHK', LONG_TEXT]);
  return (
    <Flow>
      <Badge tone="new">New Launch</Badge>
      <Badge tone="mid">Mid Stage</Badge>
      <Badge tone="near">Near Possession</Badge>
      <Badge tone="ready">Ready To Move</Badge>
      <Tag>Trending</Tag>
      <Marker tone="accent">Owner</Marker>
      <Marker tone="info">Agent</Marker>
      <Marker tone="primary">Builder</Marker>
      {chips.map((chip) => (
        <Chip
          key={chip}
          removeLabel={`Remove ${chip}`}
          onRemove={() => setChips((now) => now.filter((other) => other !== chip))}
        >
          {chip}
        </Chip>
      ))}
      <Rating value={4.6} />
      <Rating value={null} />
      <Stars value={3} size="md" label="3 of 5 stars" />
    </Flow>
  );
}

const PAGES = 125;

function Pages() {
  const [page, setPage] = useState(1);
  return (
    <div className="grid gap-4">
      <PagerLine
        from={page * 10 - 9}
        to={page * 10}
        total={PAGES * 1000}
        previous={{ onSelect: () => setPage(page - 1), disabled: page === 1 }}
        next={{ onSelect: () => setPage(page + 1), disabled: page === PAGES }}
      />
      <PagerLine
        from={241}
        to={248}
        total={248}
        previous={{ href: '?page=24', disabled: false }}
        next={{ disabled: true }}
      />
    </div>
  );
}

const ITEMS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];

function Card({ title }: { title: string }) {
  return (
    <Panel className="overflow-hidden">
      <img src={CARD_ART} alt="" width={600} height={400} className="aspect-3/2 w-full object-cover" />
      <h3 className="p-4 text-xl">
        <a href="#data">{title}</a>
      </h3>
    </Panel>
  );
}

function Carousels() {
  const carousel = useCarousel();
  return (
    <>
      <section aria-labelledby="kit-carousel">
        <SectionHead id="kit-carousel" title="Section head with a carousel" line={LONG_TEXT}>
          <a className={buttonClass({ variant: 'ghost' })} href="#data">
            View All
          </a>
          <CarouselArrows carousel={carousel} />
        </SectionHead>
        <CarouselTrack carousel={carousel} labelledBy="kit-carousel">
          {ITEMS.map((title) => (
            <Card key={title} title={title} />
          ))}
        </CarouselTrack>
      </section>
      <section className="on-band jaali overflow-clip rounded-lg bg-band px-(--gutter) py-8" aria-labelledby="kit-band">
        <SectionHead
          id="kit-band"
          title="On a dark band, moving automatically"
          line="Every four seconds, unless in use."
        />
        <Carousel labelledBy="kit-band" autoplayMs={4000} controls="arrows" perRow={{ md: 2, lg: 4 }}>
          {ITEMS.map((title) => (
            <p key={title} className="border-t border-band-control pt-5 text-on-band-2">
              {title}. {LONG_TEXT}.
            </p>
          ))}
        </Carousel>
      </section>
    </>
  );
}

export function DataSection() {
  return (
    <Group id="data" title="Status, lists, heads">
      <Labels />
      <Specimen label="Pager line: first page, last page">
        <Pages />
      </Specimen>
      <Carousels />
    </Group>
  );
}

export function KitBanner() {
  return (
    <Banner
      title="Components and states"
      line="Everything the pages are built from, in every state."
      art={BANNER_ART}
    />
  );
}
