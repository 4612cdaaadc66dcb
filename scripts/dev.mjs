/** `npm run dev`: the API and both front ends, each reloading on change. The front ends proxy /api to the API. */
import { existsSync } from 'node:fs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runTool, stopTogether } from './run.mjs';

await ensureInstalled();
stopTogether();
if (existsSync('.env')) {
  process.loadEnvFile('.env');
}
const port = process.env['PORT'] ?? '3000';
const api = { API_URL: `http://localhost:${port}` };
console.log(
  `API http://localhost:${port} · agent portal http://localhost:5173 · console http://localhost:5174/sales/\n`,
);
await Promise.all([
  runTool('nest', ['start', '--watch', '--preserveWatchOutput'], { env: { PORT: port } }),
  runTool('vite', ['--config', 'agent-portal/vite.config.ts', '--clearScreen', 'false'], { env: api }),
  runTool('vite', ['--config', 'admin/vite.config.ts', '--clearScreen', 'false'], { env: api }),
]);
