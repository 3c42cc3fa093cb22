import { useNavigate, useRevalidator } from 'react-router';
import type { StaffMember } from '#contract';
import { Button } from '#ui/button.tsx';
import { signOut } from '../shell/session.ts';
import { SignInHead, SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

/** Shown instead of the back office until the user has the second step that the role requires. */
export function TwoStepRequired({ staff }: { staff: StaffMember }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const leave = async () => {
    await signOut();
    await navigate('/login');
  };
  return (
    <SignInLayout>
      <SignInHead title="Two-step verification" line="Your role requires it. Set it up once to continue." />
      <TwoFactorPanel email={staff.email} onChanged={() => void revalidate()} />
      <Button variant="ghost" className="justify-self-center" onClick={() => void leave()}>
        Sign out
      </Button>
    </SignInLayout>
  );
}
