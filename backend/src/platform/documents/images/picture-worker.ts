/** Entry point of the worker thread: writes one picture anew, answers, and exits. It cannot affect the API's own thread. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PictureTask } from './picture-task.ts';
import { remadePicture } from './remade-picture.ts';

const { content, mostPixels } = workerData as PictureTask;
parentPort?.postMessage(remadePicture(Buffer.from(content), mostPixels));
