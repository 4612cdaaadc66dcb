/** Threads get no environment: they learn the location of their modules from the process (backend/src/platform/threads). */
import { setEnvironmentData } from 'node:worker_threads';

setEnvironmentData('built-threads', process.env['BUILT_THREADS']);
