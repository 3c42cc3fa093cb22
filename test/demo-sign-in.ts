/** The administrator of the demo data, with the password used by tests and benchmarks. */
export const DEMO_SIGN_IN = { email: 'asha@aangan.example', password: 'courtyard-of-a-test-site' } as const;
