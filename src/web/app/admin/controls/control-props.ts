/** The props of every form control. A control renders its own label, hint and error, with `Field` where it can. */
export interface ControlProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Set while the control sends its own request, such as an upload, so that the form waits. */
  onBusy?: ((busy: boolean) => void) | undefined;
}
