/**
 * Exits with 0 when the process on the same host is healthy on its private port; `readyz` checks readiness for traffic.
 */
const [question = 'livez'] = process.argv.slice(2);
const port = process.env.OPERATIONS_PORT || '3001';
const answer = await fetch(`http://127.0.0.1:${port}/${question}`, { signal: AbortSignal.timeout(4_000) });
process.exitCode = answer.ok ? 0 : 1;
