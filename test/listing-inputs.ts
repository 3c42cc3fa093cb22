import { WarningCode } from '#contract';

/** A press on everything that is to be checked before publishing, for tests of other things. */
export const ALL_CHECKED = { acknowledged: WarningCode.options };

/** A property as the admin form sends it, complete enough to be published. */
export const propertyInput = (cityId: number, changes: object = {}) => ({
  title: 'Three rooms by the lake',
  description: '<p>Light.</p>',
  status: 'published',
  ...ALL_CHECKED,
  city_id: cityId,
  address: '12 Lake Road, Sector 65',
  property_type: 'flat/apartment',
  residency_type: 'residential',
  possession_status: 'ready_to_move',
  price: 8_500_000,
  built_up_area: { value: 1250, unit: 'sq_ft' },
  ...changes,
});

/** The same for a project. */
export const projectInput = (cityId: number, changes: object = {}) => ({
  title: 'Jarul Court',
  description: '',
  status: 'published',
  ...ALL_CHECKED,
  city_id: cityId,
  address: '',
  residency_type: 'residential',
  possession_status: 'mid_stage',
  minimum_price: 5_000_000,
  maximum_price: 9_000_000,
  area: { value: 4, unit: 'acre' },
  rera_id: 'RC/REP/HARERA/GGM/2026/123',
  ...changes,
});
