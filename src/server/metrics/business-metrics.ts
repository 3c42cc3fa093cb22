import { Counter, type Registry } from 'prom-client';
import type { DomainEvent } from '#core';

const FORMS = ['enquiry', 'application', 'posting', 'subscription'] as const;
const SIGN_INS = { sign_in_succeeded: 'succeeded', sign_in_failed: 'failed' } as const;

const isForm = (what: DomainEvent): what is (typeof FORMS)[number] => FORMS.some((form) => form === what);

/** Business events, counted without personal data. */
export function businessMetrics(registry: Registry) {
  const forms = new Counter({
    name: 'aangan_forms_received_total',
    help: 'Forms of visitors that were stored, each once',
    labelNames: ['form'],
    registers: [registry],
  });
  for (const form of FORMS) forms.inc({ form }, 0);
  const signIns = new Counter({
    name: 'aangan_sign_ins_total',
    help: 'How tries of staff to sign in ended',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of Object.values(SIGN_INS)) signIns.inc({ outcome }, 0);
  return {
    emit(what: DomainEvent): void {
      if (isForm(what)) forms.inc({ form: what });
      else signIns.inc({ outcome: SIGN_INS[what] });
    },
  };
}
