import { configure } from '@testing-library/react';

/** Parts of a page load on demand: a busy machine may take many times the library's second for one. */
configure({ asyncUtilTimeout: 30_000 });
