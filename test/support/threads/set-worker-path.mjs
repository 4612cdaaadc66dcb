/** Threads are given no environment: where their modules lie reaches them as data of the process (backend/src/platform/threads). */
import { setEnvironmentData } from 'node:worker_threads';

setEnvironmentData('built-threads', process.env['BUILT_THREADS']);
