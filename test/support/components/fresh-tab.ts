/** For each component test a new tab: nothing is shown, stored, cached or waiting from the tests before. */
import { onlineManager } from '@tanstack/react-query';
// Its own cleanup has to come before the mocks are restored.
import { configure } from '@testing-library/react';
import { unstable_forceFrameRate } from 'scheduler';
import '../clean-tests.ts';
import { dropAllDrafts } from '#web/records/drafts';
import { connectAnswerEffects } from '#web/http/answer-effects';
import { noteAnswer } from '#web/http/connection';
import { pendingChanges } from '../../../admin/src/components/undo/pending-changes.ts';
import { startNotifications } from '../../../agent-portal/src/app/notify.ts';
import { queryClient } from '../../../agent-portal/src/app/query-client.ts';

/** Parts of a page load on demand: a busy machine may take many times the library's second for one. */
configure({ asyncUtilTimeout: 30_000 });

// React gives way to the browser after 5 ms of drawing. A test waits one turn for what a click does: on a slow machine it would look at a
// page that is half drawn.
const LONGEST_DRAWING_SECONDS = 1000;
unstable_forceFrameRate(1 / LONGEST_DRAWING_SECONDS);

// No request leaves the tests. What a test does not answer has no answer, and a late one of the test before none either.
globalThis.fetch = () => new Promise(() => {});

beforeEach(() => {
  pendingChanges().forEach((change) => void change.undo());
  queryClient.clear();
  dropAllDrafts();
  noteAnswer();
  onlineManager.setOnline(true);
  connectAnswerEffects({ notify: null, signIn: () => {}, unauthorized: () => {} });
  startNotifications(() => {});
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  // jsdom lays nothing out, so there is nothing to scroll.
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});
