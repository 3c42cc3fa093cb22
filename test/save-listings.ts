import type { ListingStatus, ProjectInput, PropertyInput } from '#contract';
import type { Actor } from '#core';
import type { TestApp } from './app.ts';
import { ALL_CHECKED } from './listing-inputs.ts';
import { newStaff } from './staff-accounts.ts';

const UNKNOWN = { description: '', address: '', status: 'draft' as const, ...ALL_CHECKED };

/** What a test says of a listing; the rest is as empty as the form allows. */
type Draft<Input> = Partial<Input> & { title: string };

interface ListingService<Input> {
  create: (actor: Actor, input: Input) => Promise<number>;
  update: (actor: Actor, id: number, changes: Partial<Input>) => Promise<unknown>;
  remove: (actor: Actor, id: number) => Promise<void>;
}

/** Saves listings as staff do: by the services of the back office. */
export function saveListings(app: TestApp) {
  let actor: Promise<Actor> | undefined;
  const createActor = async (): Promise<Actor> => {
    const { id, email } = await newStaff(app);
    const staff = {
      id,
      email,
      full_name: 'Kabir Anand',
      mobile_number: null,
      role: 'editor',
      is_active: true,
      start_page: null,
    } as const;
    return { staff, requestId: 'test', ip: undefined };
  };
  const getActor = () => {
    actor ??= createActor();
    return actor;
  };
  const save = <Input extends PropertyInput | ProjectInput>(getService: () => ListingService<Input>) => ({
    create: async (draft: Draft<Input>) =>
      getService().create(await getActor(), { ...UNKNOWN, ...draft } as unknown as Input),
    update: async (id: number, changes: Partial<Input>): Promise<void> => {
      await getService().update(await getActor(), id, { ...ALL_CHECKED, ...changes });
    },
    setStatus: async (id: number, status: ListingStatus): Promise<void> => {
      await getService().update(await getActor(), id, { status, ...ALL_CHECKED } as Partial<Input>);
    },
    remove: async (id: number) => getService().remove(await getActor(), id),
  });
  return {
    properties: save<PropertyInput>(() => app.core.records.property),
    projects: save<ProjectInput>(() => app.core.records.project),
  };
}
