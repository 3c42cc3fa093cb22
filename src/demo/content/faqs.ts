/** FAQs of the footer, in the order of their two columns. */
export const demoFaqs: { question: string; answer: string }[] = [
  {
    question: 'How do I know a project is RERA registered?',
    answer:
      'Every project card shows its RERA id. You can check the same number on your state RERA portal before you pay any booking amount.',
  },
  {
    question: 'Do buyers pay Aangan a fee?',
    answer: 'No. Guidance, site visits and paperwork support are free for home buyers on builder projects.',
  },
  {
    question: 'What does Near Possession mean?',
    answer: 'The structure is complete and the builder expects to hand over keys within about six months.',
  },
  {
    question: 'Can I post my own property?',
    answer:
      'Yes. Press Post Property, choose Agent, Owner or Builder, add up to five pictures and submit. It appears once our team has checked it.',
  },
  {
    question: 'How is the EMI worked out?',
    answer: 'We use the standard reducing balance method on the loan amount, interest per annum and tenure you choose.',
  },
  {
    question: 'When can I speak to an expert?',
    answer:
      'Monday to Sunday, 10:00 AM to 6:30 PM. Outside those hours, request a callback and we will ring the next morning.',
  },
];
