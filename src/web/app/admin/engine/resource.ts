import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import {
  type Action,
  type BulkList,
  type DeletedKind,
  type FieldError,
  type Permission,
  RECORDS,
  type RecordCalls,
  type RecordPath,
  type RecordWire,
  type StaffCallName,
  type StaffCallWire,
  type StaffMember,
} from '#contract';
import { getRecordPermission } from '#contract/people/permissions.ts';
import type { IconName } from '#ui/icon.tsx';
import { fillPath } from '../../data/http.ts';
import type { ControlProps } from '../controls/basic-controls.tsx';
import type { ChoiceKind } from '../data/choices.ts';
import type { FieldFor, FormField, Values } from './form-field.tsx';
import type { ListFilter } from './list-filters.tsx';

export interface AnyRow {
  id: number;
  is_active?: boolean;
  /** Also the version of the record. */
  updatedAt?: string | null;
}

/** The first column: the name of the row, which opens it. */
export interface NameColumn<Row, Full = Row, Sort extends string = string> {
  label: string;
  /** Also names the opened record. */
  text: (record: Row | Full) => string;
  /** The path of its picture; `round` for people, `square` for logos, otherwise 3:2. */
  picture?: (row: Row) => string | null;
  shape?: 'round' | 'square';
  /** A marker beside the name for rows that need attention; `act` runs a change directly. */
  mark?: (row: Row, act: (change: RowChange) => void) => ReactNode;
  /** Shows the initials of a person. */
  monogram?: true;
  /** A second line on phones, where columns are hidden. */
  note?: (row: Row) => string;
  /** Further lines below the name, where there is a table. */
  detail?: (row: Row) => ReactNode;
  sort?: Sort;
}

export interface Column<Row, Sort extends string = string> {
  label: string;
  /** Also receives the switch of the row, if rows have one. */
  cell: (row: Row, status: ReactNode) => ReactNode;
  /** The value of the `sort` parameter for this column. */
  sort?: Sort;
  align?: 'end';
  /** The position in the stacked rows on phones; hidden there if undefined. */
  phone?: 'start' | 'end' | 'full';
  /** Left out until the user chooses to see it. */
  hiddenAtFirst?: true;
  /** What a phone shows instead, where a value needs its heading, which is hidden there. */
  phoneText?: (row: Row) => string;
}

export interface FormSection<Field extends FormField = FormField> {
  title?: string;
  fields: Field[];
  /** Shown beside the other sections, on a page that has room for it. */
  isBeside?: true;
}

/** The fields of a form and how they are validated. */
export interface FormLayout {
  /** The request schema, which is the one that the server validates with. */
  input: z.ZodObject;
  sections: FormSection[];
  /** Shown in a separate tab, the first one, when a record is edited. */
  pictures?: FormField;
  /** Validation across several fields. */
  rules?: (values: Values) => FieldError[];
  /** Fields whose values are carried over to the next new record, because a series usually shares them. */
  carryOver?: string[];
  wide?: true;
}

interface FormDeclaration<Input> extends Omit<FormLayout, 'input'> {
  sections: FormSection<FieldFor<Input>>[];
}

/** Declares a form that is not part of a resource; a field that its input does not have does not compile. */
export const defineForm = <Input extends z.ZodObject>(
  input: Input,
  layout: FormDeclaration<z.input<Input>>,
): FormLayout => ({ ...layout, input });

export interface RecordForm<Full> extends FormLayout {
  /** Converts a record to form values, if they differ. */
  from?: (record: Full) => Values;
  /** Enables copying; returns the values of the copy. */
  copied?: (values: Values) => Values;
}

/** Calls on a row that need no input. */
type RowCall = Extract<StaffCallName, `POST /${string}/:id/${string}`>;

/** A change of a row: a call or a PATCH of some fields, and the success message. */
export type RowChange = ({ call: RowCall; params?: Record<string, string> } | { change: Values }) & { done: string };

/** A row action besides editing and deleting: run directly, after a confirmation or in a dialog. */
export type RowAction<Row> = {
  label: string;
  icon: IconName;
  shown?: (row: Row) => boolean;
  /** The keyboard shortcut for the focused row. */
  key?: string;
} & (
  | (RowChange & { question?: (name: string) => string })
  | { dialog: (props: { row: Row; act: (action: RowChange) => Promise<void>; onClose: () => void }) => ReactNode }
);

/** The props of a record's dialog; `onOpen` shows another record instead. */
export interface ViewProps {
  id: number;
  onOpen: (id: number) => void;
  onClose: () => void;
}

export interface DeactivationProps<Row> {
  row: Row;
  /** Refetches the list. */
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** One list of the back office with its actions and its form, as the engine shows it. */
export interface Resource<Row extends AnyRow = AnyRow, Full extends AnyRow = Row> {
  /** The path of its calls below /admin. */
  path: string;
  /** Additional query parameters of the list. */
  query?: Record<string, string>;
  /** The name of the rows in the list response. */
  rows: string;
  noun: string;
  title: string;
  addLabel?: string;
  /** The title of the form of a new record, if it differs from the label of the button. */
  addTitle?: string;
  /** The label of its submit button, if it is not Save. */
  addSubmit?: string;
  /** The success message for a new record. */
  added?: (values: Values) => string;
  /** The question before a change is saved, where the product definition gives it. */
  editQuestion?: string;
  searchHint: string;
  /** The texts that the instant search filters by. */
  searchable: (row: Row) => (string | null | undefined)[];
  name: NameColumn<Row, Full>;
  columns: Column<Row>[];
  form?: RecordForm<Full>;
  /** Set if records are edited on pages of their own, below this path, instead of in dialogs. */
  page?: string;
  /** Shows a record in a custom dialog instead of the form. */
  view?: ComponentType<ViewProps>;
  /** Whether rows can be activated and deactivated. */
  toggleable?: true;
  /** The permission for an action on its records; all are open without it. The server enforces this as well. */
  needs?: (action: Action) => Permission;
  /** The actions of a row: all by default, only deleting, only `rowActions`, or none. */
  actions?: 'delete' | 'own' | 'none';
  rowActions?: RowAction<Row>[];
  /** What the list can be narrowed down by. */
  filters?: ListFilter[];
  /** Reads their values from the address. */
  filterInput?: z.ZodObject | undefined;
  /** The state filters of the list and their labels. */
  states?: Record<string, string>;
  /** Additional links in the menu of the list. */
  links?: { label: string; icon: IconName; to: string; needs: Permission }[];
  /** Set if many of its rows can be changed at once. */
  bulk?: BulkList;
  emptyText?: string;
  /** Whether a row is the signed-in user. */
  own?: (row: Row, staff: StaffMember) => boolean;
  deleteNote?: (row: Row) => string;
  /** Names a row inside a question, if its name alone would not say what is meant: 'the property posted by Asha Rao'. */
  nameInQuestion?: (row: Row) => string;
  /** What deactivating a row causes. */
  deactivateNote?: string;
  /** Deactivates a row in a dialog of its own. */
  deactivation?: ComponentType<DeactivationProps<Row>>;
  /** Whether a deleted record can be restored, and as which kind. */
  restorable?: DeletedKind | undefined;
  /** Whether users change the order in which the site shows the rows. */
  ordered?: boolean;
  /** The options for a replacement when a deleted value is in use. */
  replacedBy?: ChoiceKind;
  /** The control for a replacement whose options depend on the row. */
  replacement?: (row: Row, control: ControlProps<number | null>) => ReactNode;
}

/** What the contract knows about a list: the names that it can be sorted by and the fields that a form can have. */
type Declaration<Row extends AnyRow, Full extends AnyRow, Rows, Sort extends string> = Omit<
  Resource<Row, Full>,
  'path'
> & {
  rows: Rows;
  name: NameColumn<Row, Full, Sort>;
  columns: Column<Row, Sort>[];
};

type ListedRow<Path extends RecordPath> = Extract<RecordWire<Path>['row'], AnyRow>;
type OpenedRecord<Path extends RecordPath> = Extract<RecordWire<Path>['full'], AnyRow>;

type RecordDeclaration<Path extends RecordPath, Wire extends RecordWire<Path> = RecordWire<Path>> = Declaration<
  ListedRow<Path>,
  OpenedRecord<Path>,
  Wire['rows'],
  Wire['sort']
> & {
  form?: {
    input: Wire['inputSchema'];
    sections: FormSection<FieldFor<Wire['input']>>[];
    pictures?: FieldFor<Wire['input']>;
    carryOver?: (keyof Wire['input'])[];
  };
};

/**
 * Declares the screen of a kind of record. The contract gives its types, so that a misspelt path, column or field does
 * not compile; `owner` is the record in the path that others belong to.
 */
export const defineResource = <Path extends RecordPath>(
  path: Path,
  declaration: RecordDeclaration<Path>,
  owner?: number,
): Resource<ListedRow<Path>, OpenedRecord<Path>> => {
  const calls = (RECORDS as Partial<Record<string, RecordCalls>>)[path];
  return {
    ...declaration,
    filterInput: calls?.filters,
    restorable: calls?.restorable,
    ordered: calls?.ordered === true,
    needs: (action) => getRecordPermission(path, action),
    path: fillPath(path, { owner }),
  };
};

type ListName<Answer> = { [Name in keyof Answer]: Answer[Name] extends AnyRow[] ? Name : never }[keyof Answer];
type ListRow<Answer> = Answer[ListName<Answer>] extends (infer Row extends AnyRow)[] ? Row : never;
type ListPath = StaffCallName extends infer Name ? (Name extends `GET /${infer Path}` ? Path : never) : never;
type ListAnswer<Path extends ListPath> = StaffCallWire<Extract<StaffCallName, `GET /${Path}`>>;

/** Declares the list of a call that is not one of the calls of records. */
export const defineList = <Path extends ListPath>(
  path: Path,
  declaration: Declaration<ListRow<ListAnswer<Path>>, ListRow<ListAnswer<Path>>, ListName<ListAnswer<Path>>, never>,
  params: Record<string, string> = {},
): Resource<ListRow<ListAnswer<Path>>> => ({ ...declaration, path: fillPath(path, params) });
