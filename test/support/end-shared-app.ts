import { endSharedApp } from './app.ts';

afterAll(endSharedApp);
