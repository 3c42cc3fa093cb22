import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import {
  AREA_UNIT_LABELS,
  bhkName,
  FURNISHING_LABELS,
  isDwelling,
  isLand,
  PURPOSE_LABELS,
  TENANTS_LABELS,
} from '#contract/listings/labels.ts';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Input, Select, Textarea } from '#ui/input.tsx';
import { httpApi } from '../../data/http.ts';
import { publicQuery } from '../../data/queries.ts';
import { PropertyTypeOptions } from '../shared/forms/property-type-options.tsx';
import type { PropertyValues } from './property-values.ts';
import type { PostingErrors } from './send-posting.ts';

const Two = ({ children }: { children: ReactNode }) => (
  <div className="field-row grid gap-x-4 md:grid-cols-2">{children}</div>
);

/** The options of a table of labels, after an empty one. */
const Options = ({ labels, empty = 'Choose' }: { labels: Record<string, string>; empty?: string }) => (
  <>
    <option value="">{empty}</option>
    {Object.entries(labels).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
);

interface FieldsProps {
  errors: PostingErrors;
  values: PropertyValues | undefined;
}

/** City and locality; those of the master list are suggested, any other can be typed. */
function PlaceFields({ errors, values }: FieldsProps) {
  const cityNames = useId();
  const localityNames = useId();
  const [city, setCity] = useState(values?.city ?? '');
  const { data } = useQuery(publicQuery(httpApi, '/city'));
  const cityId = data?.cities.find(({ city_name }) => city_name.toLowerCase() === city.trim().toLowerCase())?.id;
  const { data: places } = useQuery({
    ...publicQuery(httpApi, '/locality', { city_id: cityId ?? 0 }),
    enabled: cityId !== undefined,
  });
  return (
    <>
      <Two>
        <Field label="City" error={errors.city}>
          {(control) => (
            <Input
              {...control}
              name="city"
              aria-required
              list={cityNames}
              autoComplete="address-level2"
              defaultValue={values?.city}
              onChange={(event) => setCity(event.target.value)}
            />
          )}
        </Field>
        <Field label="Locality" optional error={errors.locality}>
          {(control) => (
            <Input
              {...control}
              name="locality"
              list={localityNames}
              placeholder="Such as Baner or Sector 62"
              defaultValue={values?.locality}
            />
          )}
        </Field>
      </Two>
      <datalist id={cityNames}>
        {data?.cities.map(({ id, city_name }) => (
          <option key={id}>{city_name}</option>
        ))}
      </datalist>
      <datalist id={localityNames}>
        {cityId !== undefined && places?.localities.map(({ id, name }) => <option key={id}>{name}</option>)}
      </datalist>
      <div className="field-row grid gap-x-4 md:grid-cols-first-45">
        <Field label="Flat or house number" optional error={errors.flat_number} hint="Never shown to buyers.">
          {(control) => <Input {...control} name="flat_number" defaultValue={values?.flat_number} />}
        </Field>
        <Field label="Address" error={errors.address}>
          {(control) => (
            <Input
              {...control}
              name="address"
              aria-required
              placeholder="Building and street"
              defaultValue={values?.address}
            />
          )}
        </Field>
      </div>
    </>
  );
}

interface AreaFieldsProps extends FieldsProps {
  land: boolean;
}

/** Built-up and carpet area with one unit; land has one area. */
function AreaFields({ errors, values, land }: AreaFieldsProps) {
  const label = land ? 'Plot area' : 'Built-up area';
  return (
    <div className={classNames('field-row grid grid-cols-2 gap-x-4', !land && 'md:grid-cols-3')}>
      <Field label={label} optional error={errors.area_value}>
        {(control) => <Input {...control} name="area_value" inputMode="decimal" defaultValue={values?.area_value} />}
      </Field>
      {!land && (
        <Field label="Carpet area" optional error={errors.carpet_area_value}>
          {(control) => (
            <Input {...control} name="carpet_area_value" inputMode="decimal" defaultValue={values?.carpet_area_value} />
          )}
        </Field>
      )}
      <Field label="Unit" error={errors.area_unit}>
        {(control) => (
          <Select {...control} name="area_unit" defaultValue={values?.area_unit ?? 'sq_ft'}>
            {Object.entries(AREA_UNIT_LABELS).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

/** What only a building has. */
function BuildingFields({ errors, values }: FieldsProps) {
  return (
    <div className="field-row grid grid-cols-2 gap-x-4 md:grid-cols-3">
      <Field label="Floor" optional error={errors.floor} hint="0 is the ground floor.">
        {(control) => <Input {...control} name="floor" inputMode="numeric" defaultValue={values?.floor} />}
      </Field>
      <Field label="Total floors" optional error={errors.total_floors}>
        {(control) => (
          <Input {...control} name="total_floors" inputMode="numeric" defaultValue={values?.total_floors} />
        )}
      </Field>
      <Field label="Furnishing" optional error={errors.furnishing} className="max-md:col-span-2">
        {(control) => (
          <Select {...control} name="furnishing" defaultValue={values?.furnishing ?? ''}>
            <Options labels={FURNISHING_LABELS} />
          </Select>
        )}
      </Field>
    </div>
  );
}

/** The conditions of a home for rent. */
function RentFields({ errors, values }: FieldsProps) {
  return (
    <>
      <Two>
        <Field label="Deposit" optional error={errors.deposit}>
          {(control) => <Input {...control} name="deposit" placeholder="1 lakh" defaultValue={values?.deposit} />}
        </Field>
        <Field label="Available from" optional error={errors.available_from}>
          {(control) => <Input {...control} type="date" name="available_from" defaultValue={values?.available_from} />}
        </Field>
      </Two>
      <div className="field-row grid gap-x-4 md:grid-cols-3">
        <Field label="Minimum stay" optional error={errors.minimum_stay_months} hint="In months.">
          {(control) => (
            <Input
              {...control}
              name="minimum_stay_months"
              inputMode="numeric"
              defaultValue={values?.minimum_stay_months}
            />
          )}
        </Field>
        <Field label="Maintenance included" optional error={errors.maintenance_included}>
          {(control) => (
            <Select {...control} name="maintenance_included" defaultValue={values?.maintenance_included ?? ''}>
              <Options labels={{ yes: 'Yes', no: 'No' }} />
            </Select>
          )}
        </Field>
        <Field label="Preferred tenants" optional error={errors.preferred_tenants}>
          {(control) => (
            <Select {...control} name="preferred_tenants" defaultValue={values?.preferred_tenants ?? ''}>
              <Options labels={TENANTS_LABELS} />
            </Select>
          )}
        </Field>
      </div>
    </>
  );
}

/** Fields that depend on the choice of another one; without scripts they are always there, and all optional. */
const IfApplies = ({ applies, note, children }: { applies: boolean; note: string; children: ReactNode }) =>
  applies ? (
    children
  ) : (
    <noscript className="grid gap-4">
      <p className="text-small text-ink-3">{note}</p>
      {children}
    </noscript>
  );

interface PropertyFieldsProps extends Partial<FieldsProps> {
  errors: PostingErrors;
  bhks: { id: number; bhk: string }[];
}

/** Property fields, used both for posting and for editing. Fields that do not apply to the type are left out. */
export function PropertyFields({ errors, values, bhks }: PropertyFieldsProps) {
  const [purpose, setPurpose] = useState(values?.purpose ?? 'sale');
  const [type, setType] = useState(values?.property_type ?? '');
  const land = isLand(type);
  return (
    <>
      <Two>
        <Field label="Sale or rent" error={errors.purpose}>
          {(control) => (
            <Select {...control} name="purpose" value={purpose} onChange={(event) => setPurpose(event.target.value)}>
              {Object.entries(PURPOSE_LABELS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Property type" error={errors.property_type}>
          {(control) => (
            <Select
              {...control}
              name="property_type"
              aria-required
              value={type}
              onChange={(event) => setType(event.target.value)}
            >
              <option value="">Choose</option>
              <PropertyTypeOptions />
            </Select>
          )}
        </Field>
      </Two>
      <IfApplies applies={type !== '' && isDwelling(type)} note="Only for homes:">
        <Field label="BHK" optional error={errors.bhk_id}>
          {(control) => (
            <Select {...control} name="bhk_id" defaultValue={values?.bhk_id ?? ''}>
              <Options labels={Object.fromEntries(bhks.map(({ id, bhk }) => [id, bhkName(bhk)]))} />
            </Select>
          )}
        </Field>
      </IfApplies>
      <PlaceFields errors={errors} values={values} />
      <Field
        label="Details"
        error={errors.property_details}
        hint="At least 30 characters. A short first line becomes the title."
      >
        {(control) => (
          <Textarea
            {...control}
            name="property_details"
            rows={5}
            aria-required
            placeholder="Condition, age, documents, what's nearby"
            defaultValue={values?.property_details}
          />
        )}
      </Field>
      <Field
        label={purpose === 'rent' ? 'Rent a month' : 'Price'}
        optional
        error={errors.price}
        hint={purpose === 'rent' ? 'Such as 25,000 or 25k.' : 'Such as 85,00,000, 85 lakh or 1.5 Cr.'}
      >
        {(control) => <Input {...control} name="price" defaultValue={values?.price} />}
      </Field>
      <AreaFields errors={errors} values={values} land={land} />
      {!land && <BuildingFields errors={errors} values={values} />}
      <IfApplies applies={purpose === 'rent'} note="Only for rent:">
        <RentFields errors={errors} values={values} />
      </IfApplies>
    </>
  );
}
