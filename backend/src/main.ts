import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

process.setSourceMapsEnabled(true);
// What V8 made of the modules is kept beside the packages; where nothing can be written there, a start takes longer.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'));

// Imported now: a static import would be compiled before these lines.
const { start } = await import('./start.ts');
await start(process.env);
