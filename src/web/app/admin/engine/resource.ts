import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { FieldError, StaffMember } from '#contract';
import type { IconName } from '#ui/icon.tsx';
import type { ChoiceKind } from '../data/choices.ts';
import type { FormField, Values } from './form-field.tsx';

export interface RecordRow {
  id: number;
  is_active?: boolean;
}

/** The first column: it names the row, and opens it. */
export interface NameColumn<Row> {
  label: string;
  of: (row: Row) => string;
  /** The path of its picture; `round` for people, `square` for marks, otherwise 3:2. */
  picture?: (row: Row) => string | null;
  shape?: 'round' | 'square';
  /** A word beside the name, where a row is not like the others; handed the way to do something about it at once. */
  mark?: (row: Row, act: (change: RowChange) => void) => ReactNode;
  /** Shows the first letters of a person's name. */
  monogram?: true;
  /** A second line, where there is no room for columns. */
  note?: (row: Row) => string;
  sort?: string;
}

export interface Column<Row> {
  label: string;
  /** Handed also the switch of the row, where rows have one. */
  cell: (row: Row, status: ReactNode) => ReactNode;
  /** What the address calls the order by this column. */
  sort?: string;
  align?: 'end';
  /** Where it stands in the stacked rows of a phone; left out there if nothing is said. */
  phone?: 'start' | 'end' | 'full';
}

export interface FormSection {
  title?: string;
  fields: FormField[];
}

export interface RecordForm {
  /** The shape of what is sent, with its rules: the very one that the server checks. */
  input: z.ZodObject;
  sections: FormSection[];
  /** Pictures have a tab of their own when a record is edited, and it comes first. */
  pictures?: FormField;
  /** What the fields must be to one another. */
  rules?: (values: Values) => FieldError[];
  /** The values of the form for a record, where they are not called the same. */
  from?: (record: Values) => Values;
  /** Fields that the next new record of a series most likely shares with the one before. */
  carryOver?: string[];
  /** Allows a copy to be made, and says what of it is not copied. */
  copied?: (values: Values) => Values;
  wide?: true;
  /** What stands above the fields of a record that is known. */
  head?: (props: { record: Values & RecordRow; act: (action: RowChange) => Promise<void> }) => ReactNode;
}

/** What is sent for a row: a call below its address, or a change of some fields; and what is said when it is done. */
export type RowChange = ({ call: string } | { change: Values }) & { done: string };

/** Something besides editing and deleting that can be done with a row, at once, after a question or in a dialog. */
export type RowAction<Row> = {
  label: string;
  icon: IconName;
  shown?: (row: Row) => boolean;
  /** A letter that does it to the row in focus. */
  key?: string;
} & (
  | (RowChange & { question?: (noun: string) => string })
  | { dialog: (props: { row: Row; act: (action: RowChange) => Promise<void>; onClose: () => void }) => ReactNode }
);

/** The dialog of one record; it can open another one in its place. */
export interface ViewProps {
  id: number;
  onOpen: (id: number) => void;
  onClose: () => void;
}

/** One screen of the back office: everything that is particular to it. */
export interface Resource<Row extends RecordRow = RecordRow> {
  /** The address of its calls below /admin. */
  path: string;
  /** What its list is asked for besides words, page and order. */
  query?: Record<string, string>;
  /** What the answer calls its rows. */
  rows: string;
  noun: string;
  title: string;
  addLabel?: string;
  searchHint: string;
  /** What the instant search looks at. */
  searchable: (row: Row) => (string | null | undefined)[];
  name: NameColumn<Row>;
  columns: Column<Row>[];
  form?: RecordForm;
  /** Shows a record that is not a form, in a dialog of its own. */
  view?: ComponentType<ViewProps>;
  /** Whether rows can be switched on and off. */
  toggleable?: true;
  /** What can be done with a row: everything, only deleting it, only what `rowActions` say, or nothing. */
  actions?: 'delete' | 'own' | 'none';
  rowActions?: RowAction<Row>[];
  /** Parts of the list that can be looked at apart, and what they are called. */
  states?: Record<string, string>;
  /** Where else the menu of the whole list leads. */
  links?: { label: string; icon: IconName; to: string }[];
  emptyText?: string;
  /** Whether a row is the very person who looks at it. */
  own?: (row: Row, staff: StaffMember) => boolean;
  deleteNote?: (row: Row) => string;
  /** Where a replacement comes from when a deleted value is in use. */
  replacedBy?: ChoiceKind;
}

/** A resource whose rows only its own functions look into: the engine hands them back as they came. */
export type AnyResource = Resource<never>;

export const defineResource = <Row extends RecordRow>(resource: Resource<Row>): AnyResource => resource;

/** A noun inside a sentence; what is written in capitals stays so. */
export const inSentence = (noun: string): string => (noun === noun.toUpperCase() ? noun : noun.toLowerCase());
