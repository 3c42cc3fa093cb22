import { ROLE_LABELS, Role, SecuritySettings } from '#contract';
import { Switch } from '#ui/switch.tsx';
import type { ControlProps } from '../controls/basic-controls.tsx';
import { field } from '../engine/form-field.tsx';
import { defineForm } from '../engine/resource.ts';
import type { TabProps } from '../engine/tabbed-screen.tsx';
import { SettingForm, SettingTab } from './setting-tab.tsx';

/** A switch for each role. */
const RolesControl = ({ label, value, onChange }: ControlProps<Role[]>) => (
  <fieldset className="grid justify-items-start gap-3">
    <legend className="mb-3 font-semibold text-ink">{label}</legend>
    {Role.options.map((role) => (
      <Switch
        key={role}
        checked={value.includes(role)}
        label={ROLE_LABELS[role]}
        onCheckedChange={(now) => onChange(Role.options.filter((each) => (each === role ? now : value.includes(each))))}
      />
    ))}
  </fieldset>
);

const FORM = defineForm(SecuritySettings, {
  sections: [
    {
      fields: [
        field('two_step_roles', 'Roles that need two-step verification', RolesControl, { initial: [], extra: {} }),
      ],
    },
  ],
});

/** How staff must sign in. */
export const SecurityTab = (tab: TabProps) => (
  <SettingTab
    {...tab}
    line="Staff with these roles must set up an authenticator app or a passkey before they can use the back office. The list of users shows who has one."
  >
    {({ settings: { security } }) => <SettingForm name="security" form={FORM} start={security} />}
  </SettingTab>
);
