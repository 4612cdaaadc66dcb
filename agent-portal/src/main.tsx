import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connectAnswerEffects } from '#web/http/answer-effects';
import { RETIREMENT_HEADER } from '#shared/book-of-business/individuals/retirement';
import { watchConnection } from '#web/http/connection';
import { sendFromTab } from '#web/http/request';
import { answerEffects } from './app/answer-effects.ts';
import { App } from './app/App.tsx';
import { startRouter } from './app/router.tsx';
import { retirementOverride } from './components/daily-actions/use-book-retirement.ts';

const root = document.getElementById('root');
if (!root) {
  throw new Error('index.html has no element with the id "root".');
}

watchConnection();
sendFromTab(RETIREMENT_HEADER, retirementOverride);
// Lazily: the router is created below, and its first requests start immediately.
connectAnswerEffects(answerEffects(() => router));

const router = startRouter();

// index.html's skeleton stays until the first screen is ready, to avoid flicker.
function render(): void {
  createRoot(root as HTMLElement).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}

if (router.state.initialized) {
  render();
} else {
  const stop = router.subscribe(({ initialized }) => {
    if (initialized) {
      stop();
      render();
    }
  });
}
