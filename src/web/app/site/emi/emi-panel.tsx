import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { openEnquiry } from '../shared/enquiry/open-enquiry.ts';
import { closePanel } from '../shared/panels.ts';
import { emi, schedule } from './emi.ts';
import { EmiResult } from './emi-result.tsx';
import { EmiTable } from './emi-table.tsx';
import { START } from './loan.ts';
import { clearLoan, readLoan } from './loan-address.ts';
import { LoanInput } from './loan-input.tsx';
import { SCALES } from './scales.ts';
import { ShareLoan } from './share-loan.tsx';

const close = () => {
  clearLoan();
  closePanel();
};

const askAdvisor = () => {
  clearLoan();
  openEnquiry({ source: 'emi-calculator' });
};

function Calculator() {
  const [loan, setLoan] = useState(() => readLoan(window.location.hash) ?? START);
  return (
    <div className="grid gap-[22px] p-5">
      {SCALES.map((scale) => (
        <LoanInput
          key={scale.key}
          scale={scale}
          value={loan[scale.key]}
          onChange={(value) => setLoan({ ...loan, [scale.key]: value })}
        />
      ))}
      <EmiResult result={emi(loan)} />
      <div className="grid gap-2.5">
        <Button variant="outline" block onClick={askAdvisor}>
          Talk to a home loan advisor
        </Button>
        <ShareLoan loan={loan} />
      </div>
      <EmiTable years={schedule(loan)} />
    </div>
  );
}

/** The EMI calculator; a URL with a loan opens it with that loan. */
export default function EmiPanel() {
  const { key } = useLocation();
  return (
    <Drawer open onOpenChange={close} title="EMI Calculator">
      <Calculator key={key} />
    </Drawer>
  );
}
