import { Baseline1795764125580 } from './migrations/1795764125580-baseline.ts';
import { BellNotifications1795791560216 } from './migrations/1795791560216-bell-notifications.ts';
import { QuoteDoctors1795803552741 } from './migrations/1795803552741-quote-doctors.ts';
import { AssignedTogether1795803611410 } from './migrations/1795803611410-assigned-together.ts';
import { NotedCalls1795804589876 } from './migrations/1795804589876-noted-calls.ts';
import { EmailsOfSigningLinks1795814594142 } from './migrations/1795814594142-emails-of-signing-links.ts';
import { ShareAnswers1795816020959 } from './migrations/1795816020959-share-answers.ts';
import { IchraComparisons1795827035979 } from './migrations/1795827035979-ichra-comparisons.ts';
import { OneLink1795827197999 } from './migrations/1795827197999-one-link.ts';
import { ElectedReason1795827330964 } from './migrations/1795827330964-elected-reason.ts';
import { BooksKnowTheirQuotes1795827562719 } from './migrations/1795827562719-books-know-their-quotes.ts';
import { ConsentsByLink1795828342323 } from './migrations/1795828342323-consents-by-link.ts';
import { QuotesKnowClientAnswers1795832949069 } from './migrations/1795832949069-quotes-know-client-answers.ts';
import { EmployeeLinks1795916337934 } from './migrations/1795916337934-employee-links.ts';
import { AdviceRecords1795916599898 } from './migrations/1795916599898-advice-records.ts';
import { RateDrafts1795916808384 } from './migrations/1795916808384-rate-drafts.ts';
import { ArchivedAuditChains1795917203322 } from './migrations/1795917203322-archived-audit-chains.ts';
import { FollowUps1795918542684 } from './migrations/1795918542684-follow-ups.ts';
import { LinkNotes1795935532518 } from './migrations/1795935532518-link-notes.ts';
import { LanguagesOfLinks1795947085029 } from './migrations/1795947085029-languages-of-links.ts';
import { Proofs1795947348354 } from './migrations/1795947348354-proofs.ts';
import { Medicines1795950511072 } from './migrations/1795950511072-medicines.ts';
import { CodeTexts1795959524628 } from './migrations/1795959524628-code-texts.ts';
import { LanguagesOfShareAnswers1795959600000 } from './migrations/1795959600000-languages-of-share-answers.ts';
import { LanguagesOfFollowUps1795959875906 } from './migrations/1795959875906-languages-of-follow-ups.ts';
import { EmployerSaves1795960400000 } from './migrations/1795960400000-employer-saves.ts';
import { EligibilityConfirmations1795960501469 } from './migrations/1795960501469-eligibility-confirmations.ts';
import { LanguagesOfPapers1795961317401 } from './migrations/1795961317401-languages-of-papers.ts';
import { QuotePictures1795972865330 } from './migrations/1795972865330-quote-pictures.ts';
import { TwoPlansOfAHousehold1795982774931 } from './migrations/1795982774931-two-plans-of-a-household.ts';

/** In execution order. Written by: npm run migration:create */
export const MIGRATIONS = [
  Baseline1795764125580,
  BellNotifications1795791560216,
  QuoteDoctors1795803552741,
  AssignedTogether1795803611410,
  NotedCalls1795804589876,
  EmailsOfSigningLinks1795814594142,
  ShareAnswers1795816020959,
  IchraComparisons1795827035979,
  OneLink1795827197999,
  ElectedReason1795827330964,
  BooksKnowTheirQuotes1795827562719,
  ConsentsByLink1795828342323,
  QuotesKnowClientAnswers1795832949069,
  EmployeeLinks1795916337934,
  AdviceRecords1795916599898,
  RateDrafts1795916808384,
  ArchivedAuditChains1795917203322,
  FollowUps1795918542684,
  LinkNotes1795935532518,
  LanguagesOfLinks1795947085029,
  Proofs1795947348354,
  Medicines1795950511072,
  CodeTexts1795959524628,
  LanguagesOfShareAnswers1795959600000,
  LanguagesOfFollowUps1795959875906,
  EmployerSaves1795960400000,
  EligibilityConfirmations1795960501469,
  LanguagesOfPapers1795961317401,
  QuotePictures1795972865330,
  TwoPlansOfAHousehold1795982774931,
];
