import type { Role } from '#contract';
import {
  ACTION_LABELS,
  ACTIONS,
  type Action,
  getScope,
  PERMISSIONS,
  type Permission,
  roleMay,
  type Scope,
  SUBJECTS,
  type Subject,
} from '#contract/people/permissions.ts';
import { ROLE_LABELS } from '#contract/people/role-labels.ts';
import { Icon } from '#ui/icon.tsx';
import { Panel } from '#ui/panel.tsx';
import { BesideTabs } from '../engine/screen-head.tsx';
import type { TabProps } from '../engine/tabbed-screen.tsx';

const ROLES = Object.keys(ROLE_LABELS) as Role[];

const GROUPS = [...new Set(SUBJECTS.map((subject) => PERMISSIONS[subject].group))];

const getActions = (subject: Subject): readonly Action[] => PERMISSIONS[subject].actions;

const mayDo = (role: Role, subject: Subject, action: Action) =>
  getActions(subject).includes(action) && roleMay(role, `${subject}:${action}` as Permission);

const SCOPE_TEXTS: Record<Scope, string> = {
  all: '',
  team: 'Own, of their team and unassigned',
  own: 'Own and unassigned',
};

/** What a role may do with a kind of record: all of it, nothing, or the names of the actions. */
function Cell({ role, subject }: { role: Role; subject: Subject }) {
  const actions = getActions(subject);
  const granted = ACTIONS.filter((action) => mayDo(role, subject, action));
  const scope = SCOPE_TEXTS[getScope(role, subject)];
  if (granted.length === 0) return <span className="text-ink-3">–</span>;
  if (granted.length === actions.length && scope === '')
    return (
      <span className="inline-flex items-center gap-1 font-medium text-primary">
        <Icon name="check" size="sm" />
        All
      </span>
    );
  return (
    <>
      {granted.map((action) => ACTION_LABELS[action]).join(', ')}
      {scope && <span className="block text-ink-3">{scope}</span>}
    </>
  );
}

const CELL = 'border-b border-line px-3 py-2.5 text-left align-top text-sm';

/** Stays in view while the roles are scrolled on a narrow window. */
const ROW_HEAD = `${CELL} sticky left-0 bg-surface font-medium max-sm:w-28 max-sm:wrap-anywhere`;

/** Who may do what: read-only, because the table is part of the program and tested for every call. */
export const PermissionsTab = ({ title, label, beside }: TabProps) => (
  <>
    <h1 className="mb-4 text-headline">{title}</h1>
    <BesideTabs tabs={beside}>
      <div className="grid content-start gap-3">
        <div>
          <h2 className="text-2xl">{label}</h2>
          <p className="mt-1 max-w-ch-75 text-ink-3">
            What each role may do. The role of a colleague is changed in Users; the table itself is part of the program.
            Of a colleague's lead, sales see only that it exists and whose it is, and may request it.
          </p>
        </div>
        <Panel className="overflow-x-auto" tabIndex={0} role="region" aria-label="Permissions by role">
          <table className="w-full min-w-180 border-collapse">
            <thead>
              <tr>
                <th scope="col" className={ROW_HEAD}>
                  Record
                </th>
                {ROLES.map((role) => (
                  <th key={role} scope="col" className={CELL}>
                    {ROLE_LABELS[role]}
                  </th>
                ))}
              </tr>
            </thead>
            {GROUPS.map((group) => (
              <tbody key={group}>
                <tr>
                  <th scope="rowgroup" colSpan={ROLES.length + 1} className={`${CELL} bg-sunken text-ink-3`}>
                    {group}
                  </th>
                </tr>
                {SUBJECTS.filter((subject) => PERMISSIONS[subject].group === group).map((subject) => (
                  <tr key={subject}>
                    <th scope="row" className={ROW_HEAD}>
                      {PERMISSIONS[subject].label}
                    </th>
                    {ROLES.map((role) => (
                      <td key={role} className={CELL}>
                        <Cell role={role} subject={subject} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </Panel>
      </div>
    </BesideTabs>
  </>
);
