import { Button, buttonClass, IconButton } from '#ui/button.tsx';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import { Icon } from '#ui/icon.tsx';
import { linkClass } from '#ui/link.tsx';
import { Spinner } from '#ui/loading.tsx';
import { Flow, Group, LONG_TEXT, Specimen } from './specimen.tsx';

const FOCUS = 'outline-2 outline-offset-2 outline-focus';
const VARIANTS = ['primary', 'outline', 'soft', 'ghost', 'marigold', 'danger'] as const;

export function ButtonsSection() {
  return (
    <Group id="buttons" title="Buttons">
      <Flow>
        <Button>Primary</Button>
        <Button className="bg-primary-hover!">Hover</Button>
        <Button className="bg-primary-press!">Pressed</Button>
        <Button className={FOCUS}>Focus</Button>
        <Button disabled>Disabled</Button>
        <Button busy busyLabel="Sending">
          Send
        </Button>
        <Button variant="outline">Outline</Button>
        <Button variant="outline" className="border-primary! bg-primary-soft! text-primary!">
          Hover
        </Button>
        <Button variant="soft">Soft</Button>
        <Button variant="ghost">View All</Button>
        <Button variant="marigold">Subscribe</Button>
        <Button variant="danger">Delete</Button>
      </Flow>
      <Specimen label="Small, disabled, busy">
        <Flow>
          {VARIANTS.map((variant) => (
            <Button key={variant} size="sm" variant={variant}>
              {variant}
            </Button>
          ))}
          {VARIANTS.map((variant) => (
            <Button key={variant} disabled variant={variant}>
              {variant}
            </Button>
          ))}
          {VARIANTS.map((variant) => (
            <Button key={variant} busy busyLabel="Saving" variant={variant}>
              {variant}
            </Button>
          ))}
        </Flow>
      </Specimen>
      <Specimen label="Block, with icon, as link">
        <div className="grid max-w-sm gap-3">
          <Button block>
            <Icon name={CONTACT_ICONS.phone} />
            Request Callback
          </Button>
          <a className={buttonClass({ variant: 'outline', block: true })} href="#buttons">
            A link that looks like a button
          </a>
        </div>
      </Specimen>
      <Specimen label="Icon buttons: rest, hover, focus, boxed, disabled">
        <Flow>
          <IconButton label="Wishlist">
            <Icon name="heart" size="lg" />
          </IconButton>
          <IconButton label="Wishlist, hover" className="bg-well">
            <Icon name="heart" size="lg" />
          </IconButton>
          <IconButton label="Wishlist, focus" className={FOCUS}>
            <Icon name="heart" size="lg" />
          </IconButton>
          <IconButton boxed label="Next">
            <Icon name="chevron-right" />
          </IconButton>
          <IconButton boxed disabled label="Previous">
            <Icon name="chevron-left" />
          </IconButton>
        </Flow>
      </Specimen>
      <Specimen label="On a dark band">
        <div className="on-band jaali flex flex-wrap items-center gap-3 rounded-lg bg-band p-6">
          <Button variant="ghost">View All</Button>
          <IconButton boxed label="Next">
            <Icon name="chevron-right" />
          </IconButton>
          <IconButton boxed disabled label="Previous">
            <Icon name="chevron-left" />
          </IconButton>
        </div>
      </Specimen>
      <Specimen label="Link in a sentence, spinner alone">
        <Flow>
          <p>
            {LONG_TEXT}, see the{' '}
            <a className={linkClass} href="#buttons">
              terms
            </a>
            .
          </p>
          <Spinner label="Loading" />
        </Flow>
      </Specimen>
    </Group>
  );
}
