/** Error messages by field. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** The part of a schema that a form needs, so that it can be loaded later. */
export interface FormSchema {
  safeParse(input: unknown): {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

/** The first error of each invalid field; none if the input is valid. */
export function getFieldErrors(schema: FormSchema, input: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) errors[path.join('.')] ??= message;
  return errors;
}
