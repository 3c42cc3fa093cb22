import type { PossessionStatus } from '#contract';
import type { ProjectKind } from './markets.ts';

/** First paragraphs of a project, by kind. */
export const projectOpenings: Record<ProjectKind, string[]> = {
  tower: [
    '{project} brings {homes} homes to {locality}, {city}, on {acres} of land, most of it open. Towers stand apart, so that each home looks past its neighbour.',
    'On {acres} {in locality}, {project} arranges its towers around one large garden. Cars stay at the edge, children in the middle.',
    '{project} is a family address near {landmark}: sensible plans from {smallest} to {largest}, generous balconies and lifts that do not keep people waiting.',
    'Slender towers, deep balconies and a garden the size of a cricket field: {project} {in locality} was planned from the ground up, beginning with the trees.',
  ],
  villas: [
    '{project} is a community of {homes} villas on {acres} {in locality}, {city}, each with a garden and a terrace of its own.',
    'Low houses, wide lanes and old trees: {project} keeps {locality} as people like it, with plans from {smallest} to {largest}.',
    'At {project} every villa has its own gate. The {acres} near {landmark} hold few houses and a good deal of green.',
  ],
  floors: [
    '{project} is a row of low buildings {in locality}, {city}, with one home to a floor, a lift and parking on the stilt level.',
    'For those who want a home of their own without a tower above it: {project} has {homes} floors on {acres}, close to {landmark}.',
  ],
  plotted: [
    '{project} lays out {homes} plots on {acres} {in locality}, {city}. Roads, drains and street lights are built before the plots are sold.',
    'Build when you are ready: {project} offers regular plots near {landmark}, with water and power at each boundary.',
    '{project} {in locality} is land with a plan: parks first, then roads, then plots from {smallest} to {largest}.',
  ],
  business: [
    '{project} gathers offices, shops and a food court on {acres} {in locality}, {city}, a few minutes from {landmark}.',
    'Floor plates that divide well, a lobby worth the name and shops that stay open late: {project} is made for firms that grow.',
  ],
};

/** Second paragraphs that fit any project. */
export const projectPractice: string[] = [
  'The layout leaves more than half of the site unbuilt. Rain is led into recharge wells, treated water serves gardens and flushing, and roofs carry solar panels for the common lights.',
  'Entrances have a guard room with a turning bay, visitors are announced by intercom, and cameras watch lanes and lobbies, never homes.',
  'Drawings, approvals and test reports lie open at the site office. Ask for them; that is what they are there for.',
  'Shops for daily needs, a clinic and a crèche stand near the gate, so that small errands need no car.',
];

/** Second paragraphs for projects under construction. */
export const projectProgress: string[] = [
  'Buyers pay in step with the work. An outside engineer certifies each stage, and a monthly report with pictures goes to everyone who has booked.',
  'Each block has its own programme, displayed at the gate and kept up to date. Delays are written there too, with their reasons.',
];

/** Last paragraphs, by possession status. */
export const projectOutlook: Record<'building' | 'land', Record<PossessionStatus, string>> = {
  building: {
    new_launch: 'Work on the foundations begins this season, and possession is expected by {handover}.',
    mid_stage: 'Structural work is about half done and is progressing steadily; possession is expected by {handover}.',
    near_possession:
      'Finishing is under way in all blocks, and possession of the first homes is expected by {handover}.',
    ready_to_move: 'The project is complete and in use. Completion papers can be seen at the office.',
  },
  land: {
    new_launch: 'The boundary is set and levelling has begun; plots are handed over from {handover}.',
    mid_stage: 'Main roads and drains are laid, and trees follow with the rains; possession is expected by {handover}.',
    near_possession: 'Street lights and the last lane are being finished, and plots are handed over from {handover}.',
    ready_to_move: 'All works are complete, the first houses stand, and plots can be registered immediately.',
  },
};
