import { useState } from 'react';
import { ThankYou } from '../shared/forms/thank-you.tsx';
import { PostPropertyForm } from './post-property-form.tsx';

function Sent({ email }: { email: string }) {
  return (
    <ThankYou description="One step left: confirm your email.">
      <p className="wrap-anywhere">
        We have sent a link to <b className="font-semibold text-ink">{email}</b>. Open it within seven days. We then
        review your property; it stays private until we approve it.
      </p>
    </ThankYou>
  );
}

/** The form for an owner, agent or builder to post a property. */
export default function PostPropertyPanel() {
  const [email, setEmail] = useState<string>();
  return email === undefined ? <PostPropertyForm onSent={setEmail} /> : <Sent email={email} />;
}
