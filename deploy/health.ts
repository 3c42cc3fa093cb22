/** Ends with 0 when the process beside it answers on its private port; `readyz` asks whether it may get traffic too. */
const [question = 'livez'] = process.argv.slice(2);
const port = process.env.OPERATIONS_PORT || '3001';
const answer = await fetch(`http://127.0.0.1:${port}/${question}`, { signal: AbortSignal.timeout(4_000) });
process.exitCode = answer.ok ? 0 : 1;
