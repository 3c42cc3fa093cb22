/** The administrator of the demo data, with the password that tests and benches choose for a site of their own. */
export const DEMO_SIGN_IN = { email: 'asha@aangan.example', password: 'courtyard-of-a-test-site' } as const;
