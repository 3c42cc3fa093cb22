import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { inSentence, type Resource } from './resource.ts';
import type { OpenRecord } from './use-open-record.ts';
import { useRowChanges } from './use-row-changes.ts';

interface ScreenDialogsProps {
  resource: Resource;
  open: OpenRecord;
}

/** The confirmation or dialog that a row action needs first. */
function RowQuestion({ resource, open: { question, close } }: ScreenDialogsProps) {
  const { name, noun } = resource;
  const changes = useRowChanges(resource);
  if (!question) return null;
  const { kind, row } = question;
  if (kind === 'action') {
    const { action } = question;
    if ('dialog' in action) {
      return <action.dialog row={row} act={(change) => changes.act(row.id, change)} onClose={close} />;
    }
    return (
      <ConfirmDialog
        title={action.label}
        question={action.question?.(noun) ?? action.label}
        note={name.of(row)}
        confirmLabel={action.label}
        onConfirm={() => changes.act(row.id, action).then(close, close)}
        onClose={close}
      />
    );
  }
  if (kind === 'delete') {
    return (
      <DeleteDialog
        resource={resource}
        id={row.id}
        note={resource.deleteNote?.(row) ?? name.of(row)}
        remove={(replaceBy) => changes.remove(row.id, replaceBy)}
        onClose={close}
      />
    );
  }
  const verb = row.is_active ? 'Deactivate' : 'Activate';
  return (
    <ConfirmDialog
      title={`${verb} ${inSentence(noun)}`}
      question={`Are you sure to ${verb.toLowerCase()} this ${noun} ?`}
      note={name.of(row)}
      confirmLabel={verb}
      onConfirm={() => changes.setActive(row.id, !row.is_active).then(close, close)}
      onClose={close}
    />
  );
}

/** The dialog over a list: a form, a custom record view or a confirmation. */
export function ScreenDialogs({ resource, open }: ScreenDialogsProps) {
  const { addLabel, form, noun, view: View } = resource;
  const { opened, viewing, close } = open;
  const changes = useRowChanges(resource);
  if (viewing !== undefined && View)
    return <View id={viewing} onOpen={(id) => open.show({ kind: 'view', id })} onClose={close} />;
  if (!form || !opened) return <RowQuestion resource={resource} open={open} />;
  const { kind, id, name, record, start } = opened;
  const shared = { noun, form, start, onClose: close };
  return kind === 'edit' ? (
    <RecordDialog
      key={id}
      {...shared}
      mode="edit"
      title={`Edit ${noun}`}
      about={name}
      head={form.head && record && <form.head record={record} act={(change) => changes.act(id, change)} />}
      save={(values) => changes.update(id, values)}
    />
  ) : (
    <RecordDialog
      key={`${kind}${id}`}
      {...shared}
      mode="add"
      title={addLabel ?? `Add ${noun}`}
      about={name && `Copy of ${name}`}
      save={changes.add}
    />
  );
}
