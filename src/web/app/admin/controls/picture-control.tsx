import type { StaffPicture } from '#contract';
import type { ControlProps } from './control-props.ts';
import { PictureSlots } from './picture-slots.tsx';

interface PictureControlProps extends ControlProps<StaffPicture | null> {
  /** The name of its slot: 'Logo'. */
  name: string;
  anyShape?: boolean;
}

/** The one picture of a record. */
export const PictureControl = ({ value, onChange, name, ...field }: PictureControlProps) => (
  <PictureSlots
    {...field}
    max={1}
    names={[name]}
    value={value ? [value] : []}
    onChange={([picture = null]) => onChange(picture)}
  />
);
