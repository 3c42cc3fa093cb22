import { runLocally, runStep } from './local-app.ts';

// The checks build once and then start several previews.
if (process.env.SKIP_BUILD !== '1') await runStep('npm', ['run', '--silent', 'build']);
await runLocally('production');
