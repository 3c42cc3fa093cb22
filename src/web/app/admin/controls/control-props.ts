/** What every control of a form is handed. It draws its own label, hint and error, with `Field` where it can. */
export interface ControlProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  hint?: string | undefined;
  /** What is wrong with the value, in words. */
  error?: string | undefined;
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Tells the form to wait, for controls that send something by themselves. */
  onBusy?: ((busy: boolean) => void) | undefined;
}
