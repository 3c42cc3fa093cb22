import { Form, useNavigation } from 'react-router';
import type { ManagedPosting } from '#contract';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { type ManageResult, toFields } from './manage-result.ts';
import { PropertyFields } from './property-fields.tsx';

/** Edit form of a property; after a rejected submit it keeps the input and shows the errors. */
export function PropertyForm({ posting, result }: { posting: ManagedPosting; result: ManageResult | undefined }) {
  const busy = useNavigation().state === 'submitting';
  const invalid = result?.outcome === 'problems' ? result : undefined;
  return (
    <Panel className="p-5">
      <h2 className="mb-3 text-2xl">Edit details</h2>
      <Form method="post" noValidate className="grid grid-cols-1 gap-4">
        <PropertyFields errors={invalid?.errors ?? {}} values={invalid?.fields ?? toFields(posting)} />
        <Button type="submit" name="intent" value="change" busy={busy} className="justify-self-start">
          Save changes
        </Button>
      </Form>
    </Panel>
  );
}
