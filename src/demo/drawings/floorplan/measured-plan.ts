import { createRandom } from '../random.ts';
import { layOutBusiness } from './business-layout.ts';
import { layOutHome } from './home-layout.ts';
import { drawPlan } from './plan-drawing.ts';
import type { BusinessFacts, HomeFacts, PlanFacts } from './plan-facts.ts';
import { type PlanLayout, turnLayout } from './plan-layout.ts';
import { drawSitePlan } from './site-plan.ts';

/** The rooms of a building, mirrored by its seed; undefined when no plan can have these facts. */
export function layOutBuilding(facts: HomeFacts | BusinessFacts): PlanLayout | undefined {
  const layout = facts.kind === 'home' ? layOutHome(facts) : layOutBusiness(facts);
  if (!layout) return undefined;
  const random = createRandom(facts.seed * 31 + 5);
  return turnLayout(layout, {
    flipX: random.chance(0.5),
    flipY: random.chance(0.5),
    swap: layout.width < layout.depth,
  });
}

/** A plan that adds up to the stated area, 600 by 440; undefined when no plan can have these facts. */
export function measuredPlan(facts: PlanFacts, title?: string): string | undefined {
  if (facts.kind === 'plot') return drawSitePlan(facts, title);
  const layout = layOutBuilding(facts);
  return layout && drawPlan(layout, facts, title);
}
