import type { Family } from './property-type.ts';
import type { Sentences } from './sentences.ts';

/** Titles of flats and houses, by the same conditions and facts as the descriptions. */
const homes: Sentences = {
  ready: [
    '{Outlook} {size} {noun} {in locality}, {area}',
    '{Size} {noun} with {parking} {in locality}, {area}',
    '{Facing} {size} {noun} {in locality}, {area}',
    '{Size} {noun} of {area} {in locality}, {nearby}',
    '{Furnished} {size} {noun} {in locality}, {area}',
    '{Size} {noun} {in locality}, {area}, {parking}',
    '{Size} {noun} with {balconies} {in locality}, {area}',
  ],
  'ready family': ['{Size} {noun} with {bathrooms} {in locality}, {area}'],
  'ready family project': ['{Size} {noun} with {bathrooms} in {project}, {locality}'],
  'ready sale': [
    '{Size} {noun} for sale {in locality}, {area}',
    '{Size} {noun} for sale {in locality}, {nearby}',
    '{Outlook} {size} {noun} for sale {in locality}',
    'Ready-to-move {size} {noun} {in locality}, {area}',
  ],
  'ready floors': [
    '{Size} {noun} {in locality}, {area}, {floor of}',
    '{Furnished} {size} {noun} {in locality}, {floor of}',
    '{Size} {noun} with {parking} {in locality}, {floor of}',
    '{Outlook} {size} {noun} {in locality}, {floor of}',
  ],
  'ready project': [
    '{Outlook} {size} {noun} in {project}, {locality}',
    '{Size} {noun} in {project}, {locality}, {area}',
    '{Furnished} {size} {noun} in {project}, {locality}',
    '{Size} {noun} with {parking} in {project}, {locality}',
    '{Size} {noun} with {balconies} in {project}, {locality}',
    '{Facing} {size} {noun} in {project}, {locality}',
    'Ready-to-move {size} {noun} in {project}, {city}',
  ],
  'ready floors project': [
    '{Size} {noun} in {project}, {locality}, {floor of}',
    '{Size} {noun} in {project}, {locality}, {floor}',
  ],
  'ready farmhouse': [
    '{Size} farmhouse with {trees} trees {in locality}',
    '{Size} farmhouse of {area} {in locality}, {short drive}',
  ],
  rent: [
    '{Size} {noun} for rent {in locality}, {area}',
    '{Furnished} {size} {noun} for rent {in locality}',
    '{Size} {noun} for rent {in locality}, {furnished}, {area}',
    '{Size} {noun} for rent {in locality}, {nearby}',
    '{Size} {noun} for rent with {parking} {in locality}',
  ],
  'rent project': [
    '{Furnished} {size} {noun} for rent in {project}, {locality}',
    '{Size} {noun} for rent in {project}, {locality}, {area}',
  ],
  underway: [
    '{Size} {noun} {in locality}, {area}, possession {handover}',
    '{Outlook} {size} {noun} {in locality}, possession {handover}',
    'Under-construction {size} {noun} {in locality}, {area}',
    '{Facing} {size} {noun} {in locality}, possession {handover}',
  ],
  'underway project': [
    '{Size} {noun} in {project}, {locality}, possession {handover}',
    '{Outlook} {size} {noun} in {project}, {locality}',
    '{Size} {noun} in {project}, {locality}, {area}',
    '{Facing} {size} {noun} in {project}, {locality}',
    'Under-construction {size} {noun} in {project}, {locality}',
    '{Size} {noun} with {parking} in {project}, {locality}',
    'Under-construction {size} {noun} in {project}, {city}',
  ],
  'underway floors project': ['{Size} {noun} in {project}, {locality}, {floor of}'],
};

const workplaces: Sentences = {
  ready: [
    '{Noun} of {area} {in locality}, {nearby}',
    '{Outlook} {noun} of {area} {in locality}, {city}',
    '{Furnished} {noun} of {area} {in locality}, {city}',
    '{Noun} {in locality}, {area}, {short drive}',
    '{Facing} {noun} of {area} {in locality}, {city}',
  ],
  'ready sale': ['{Noun} for sale {in locality}, {city}, {area}', '{Noun} of {area} for sale {in locality}, {city}'],
  'ready sale leased': ['Pre-leased {noun} of {area} {in locality}, {city}'],
  'ready floors': ['{Noun} of {area} {in locality}, {floor of}', '{Outlook} {noun} {in locality}, {area}, {floor}'],
  'ready office': [
    'Office for {seats} people {in locality}, {area}',
    '{Furnished} office for {seats} people {in locality}',
  ],
  'ready IT-park-office': ['{Furnished} IT park office {in locality}, {seats} seats'],
  'ready project': [
    '{Noun} of {area} in {project}, {locality}',
    '{Outlook} {noun} in {project}, {locality}, {area}',
    '{Furnished} {noun} in {project}, {locality}, {area}',
  ],
  rent: [
    '{Noun} for rent {in locality}, {city}, {area}',
    '{Furnished} {noun} for rent {in locality}, {area}',
    '{Noun} for rent {in locality}, {area}, {nearby}',
  ],
  'rent project': ['{Noun} for rent in {project}, {locality}, {area}'],
  underway: [
    '{Noun} of {area} {in locality}, possession {handover}',
    'Under-construction {noun} of {area} {in locality}',
    'Under-construction {noun} {in locality}',
  ],
  'underway project': [
    '{Noun} in {project}, {locality}, possession {handover}',
    '{Outlook} {noun} of {area} in {project}, {locality}',
  ],
};

const shops: Sentences = {
  ...workplaces,
  'ready shop': ['Ground-floor shop of {area} {in locality}, {city}', 'Shop with glass front {in locality}, {area}'],
  'ready showroom': [
    'Ground-floor showroom of {area} {in locality}, {city}',
    'Showroom with wide frontage {in locality}, {area}',
  ],
};

const land: Sentences = {
  always: [
    '{Outlook} {noun} of {area} {in locality}, {city}',
    '{Noun} of {area} {in locality}, {nearby}',
    '{Facing} {noun} of {area} {in locality}, {city}',
    '{Noun} for sale {in locality}, {city}, {area}',
    '{Noun} {in locality}, {area}, {short drive}',
    '{Freehold} {noun} of {area} {in locality}, {city}',
  ],
  project: [
    '{Noun} of {area} in {project}, {locality}',
    '{Outlook} {noun} of {area} in {project}, {locality}',
    '{Facing} {noun} of {area} in {project}, {locality}',
  ],
  underway: ['{Noun} of {area} in {project}, possession {handover}'],
  'industrial-land': ['Industrial land with road for trailers {in locality}, {area}'],
  'commercial-land': ['Commercial land with road frontage {in locality}, {area}'],
};

const farms: Sentences = {
  always: [
    '{Area} of farm land with {irrigation} near {locality}',
    'Farm land of {area} under {crops} near {locality}',
    'Farm land of {area} near {locality}, {soil}',
    'Fenced farm land of {area} near {locality}, {city}',
    '{Area} of farm land near {locality}, {nearby}',
    'Farm land with {trees} trees near {locality}, {area}',
  ],
};

/** Titles by family. */
export const titleTemplates: Record<Family, Sentences> = {
  flat: homes,
  house: homes,
  plot: land,
  'farm-land': farms,
  office: workplaces,
  shop: shops,
  industry: workplaces,
};
