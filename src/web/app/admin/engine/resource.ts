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

/** The first column: the name of the row, which opens it. */
export interface NameColumn<Row> {
  label: string;
  of: (row: Row) => string;
  /** The path of its picture; `round` for people, `square` for logos, otherwise 3:2. */
  picture?: (row: Row) => string | null;
  shape?: 'round' | 'square';
  /** A marker beside the name for rows that need attention; `act` runs a change directly. */
  mark?: (row: Row, act: (change: RowChange) => void) => ReactNode;
  /** Shows the initials of a person. */
  monogram?: true;
  /** A second line on phones, where columns are hidden. */
  note?: (row: Row) => string;
  sort?: string;
}

export interface Column<Row> {
  label: string;
  /** Also receives the switch of the row, if rows have one. */
  cell: (row: Row, status: ReactNode) => ReactNode;
  /** The value of the `sort` parameter for this column. */
  sort?: string;
  align?: 'end';
  /** The position in the stacked rows on phones; hidden there if undefined. */
  phone?: 'start' | 'end' | 'full';
}

export interface FormSection {
  title?: string;
  fields: FormField[];
}

export interface RecordForm {
  /** The request schema, which is the one that the server validates with. */
  input: z.ZodObject;
  sections: FormSection[];
  /** Shown in a separate tab, the first one, when a record is edited. */
  pictures?: FormField;
  /** Validation across several fields. */
  rules?: (values: Values) => FieldError[];
  /** Converts a record to form values, if they differ. */
  from?: (record: Values) => Values;
  /** Fields whose values are carried over to the next new record, because a series usually shares them. */
  carryOver?: string[];
  /** Enables copying; returns the values of the copy. */
  copied?: (values: Values) => Values;
  wide?: true;
  /** Shown above the fields of an existing record. */
  head?: (props: { record: Values & RecordRow; act: (action: RowChange) => Promise<void> }) => ReactNode;
}

/** A change of a row: a POST below its path or a PATCH of some fields, and the success message. */
export type RowChange = ({ call: string } | { change: Values }) & { done: string };

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

/** The declaration of one screen of the back office. */
export interface Resource<Row extends RecordRow = RecordRow> {
  /** The path of its endpoints below /admin. */
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
  /** The success message for a new record. */
  added?: (values: Values) => string;
  /** The question before a change is saved, where the product definition gives it. */
  editQuestion?: string;
  searchHint: string;
  /** The texts that the instant search filters by. */
  searchable: (row: Row) => (string | null | undefined)[];
  name: NameColumn<Row>;
  columns: Column<Row>[];
  form?: RecordForm;
  /** Shows a record in a custom dialog instead of the form. */
  view?: ComponentType<ViewProps>;
  /** Whether rows can be activated and deactivated. */
  toggleable?: true;
  /** The actions of a row: all by default, only deleting, only `rowActions`, or none. */
  actions?: 'delete' | 'own' | 'none';
  rowActions?: RowAction<Row>[];
  /** The state filters of the list and their labels. */
  states?: Record<string, string>;
  /** Additional links in the menu of the list. */
  links?: { label: string; icon: IconName; to: string }[];
  emptyText?: string;
  /** Whether a row is the signed-in user. */
  own?: (row: Row, staff: StaffMember) => boolean;
  deleteNote?: (row: Row) => string;
  /** What deactivating a row causes. */
  deactivateNote?: string;
  /** The options for a replacement when a deleted value is in use. */
  replacedBy?: ChoiceKind;
}

/** A resource with its row type erased; rows are passed only to its own functions. */
export type AnyResource = Resource<never>;

export const defineResource = <Row extends RecordRow>(resource: Resource<Row>): AnyResource => resource;
