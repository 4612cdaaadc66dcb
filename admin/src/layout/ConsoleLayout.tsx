import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import BusinessIcon from '@mui/icons-material/BusinessOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import PriceChangeIcon from '@mui/icons-material/PriceChangeOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ElementType, type ReactNode, useEffect } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { useLocation } from 'react-router';
import type { KeyHint } from '#web/palette/palette-option';
import { PaletteButton } from '#web/palette/PaletteButton';
import { BrandMark } from '#web/shell/BrandMark';
import type { Navigation } from '#web/shell/NavigationList';
import { Shell } from '#web/shell/Shell';
import { NewScreen } from '#web/shell/use-heading-focus';
import { UserMenu } from '#web/shell/UserMenu';
import { IdleGuard } from '#web/idle/IdleGuard';
import { parametersQuery } from '../providers/parameters-query.ts';
import { currentUser } from '../providers/current-user.ts';
import { currentAddress, leaveToSignIn, refreshSession, signOut } from '../providers/session.ts';
import { activeItem, navigationGroups, type NavigationIcon } from './navigation-items.ts';
import { NotificationBell } from './notifications/NotificationBell.tsx';
import { palettePages, paletteRules } from './palette-pages.ts';

const BRAND = (
  <BrandMark>
    <Chip label="Console" variant="outlined" sx={{ display: { xs: 'none', sm: 'inline-flex' }, borderRadius: 1 }} />
  </BrandMark>
);

/** The frame of every screen of the console. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <NewScreen value="arrival">
      <Shell
        brand={BRAND}
        home="/"
        tools={<HeaderTools />}
        navigation={useSidebar()}
        downtimeMessage={useQuery(parametersQuery).data?.['DownTimeBannerMessage']}
      >
        {children}
      </Shell>
      <FocusKeeper rootId="main" />
      <SessionGuard />
    </NewScreen>
  );
}

const KEYS: readonly KeyHint[] = [
  ['j', 'Review desk: next quote'],
  ['k', 'Review desk: previous quote'],
  ['a', 'Review desk: approve'],
  ['p', 'Review desk: pend'],
  ['r', 'Review desk: return to the agent; resubmit an individual'],
  ['m', 'Review desk: manual; mark an individual resolved'],
  ['c', 'Review desk: claim, release or take over'],
  ['n', 'Review desk: write a note'],
  ['Ctrl Enter', 'Confirm a decision, or add a note'],
  ['Ctrl Z', 'Undo the last claim, release or repair while it is offered. Decisions cannot be undone'],
];

/** The right side of the header: search, notifications, and the signed-in user. */
function HeaderTools() {
  const logout = useLogout();
  const notify = useNotify();
  const user = currentUser();
  const signOut = () => void logout();
  return (
    <>
      <PaletteButton
        app={{
          name: 'console',
          permissions: user.Permissions,
          pages: palettePages(user.Permissions),
          places: paletteRules(user.Permissions),
          keys: KEYS,
          signOut,
          notify: (message, isError) => notify(message, { type: isError ? 'error' : 'success' }),
        }}
      />
      <NotificationBell />
      <UserMenu user={user} onSignOut={signOut} />
    </>
  );
}

/** The console's idle guard: signing out reloads the page, so nothing stays in memory. */
function SessionGuard() {
  const notify = useNotify();
  return (
    <IdleGuard
      refresh={refreshSession}
      onEnded={() => void leaveToSignIn()}
      signOut={() => signOut(currentAddress())}
      onFailure={(message) => notify(message, { type: 'error' })}
    />
  );
}

const ICONS: Record<NavigationIcon, ElementType> = {
  home: HomeIcon,
  queue: InboxIcon,
  individuals: PersonIcon,
  renewals: AutorenewIcon,
  error: ErrorIcon,
  portal: RequestQuoteIcon,
  quote: TuneIcon,
  shop: StorefrontIcon,
  expired: EventBusyIcon,
  rates: PriceChangeIcon,
  users: GroupIcon,
  agents: BadgeIcon,
  agencies: BusinessIcon,
  audit: HistoryIcon,
};

function useSidebar(): Navigation {
  const groups = navigationGroups(currentUser().Permissions);
  return { groups, active: activeItem(groups, useLocation().pathname), icons: ICONS };
}

const OPEN_DIALOG = '.MuiModal-root';

/**
 * Keyboard users never lose their place: when the focused control disappears with its row or toolbar, the focus moves to whatever
 * takes its place; when it is only temporarily disabled, the focus returns to it.
 */
function FocusKeeper({ rootId }: { rootId: string }) {
  useEffect(() => {
    const root = document.getElementById(rootId);
    return root ? keepFocus(root) : undefined;
  }, [rootId]);
  return null;
}

/** @returns the cleanup function */
function keepFocus(root: HTMLElement): () => void {
  let trail: Trail = [];
  let wasDisabled = false;
  let byPointer = false;

  const remember = ({ target }: FocusEvent) => {
    const element = target as Element;
    // A closing dialog returns the focus to its opener, which takes precedence.
    if (!element.closest(OPEN_DIALOG)) {
      trail = root.contains(element) ? trailOf(element, root) : [];
      wasDisabled = false;
    }
  };
  const press = ({ type }: Event) => {
    byPointer = type === 'pointerdown';
    if (byPointer) {
      trail = [];
    }
  };
  const mend = () => {
    const last = trail[0]?.element as HTMLElement | undefined;
    wasDisabled ||= last !== undefined && isDisabled(last);
    if (!last || byPointer || document.activeElement !== document.body || document.querySelector(OPEN_DIALOG)) {
      return;
    }
    const control = last.isConnected ? wasDisabled && !isDisabled(last) && last : nearestControl(trail);
    if (control) {
      control.focus({ preventScroll: true });
    }
  };

  // Deferred: a screen or dialog with its own focus logic has run by then.
  const observer = new MutationObserver(() => void setTimeout(mend));
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  const pressed = ['pointerdown', 'keydown'] as const;
  document.addEventListener('focusin', remember);
  pressed.forEach((event) => document.addEventListener(event, press, true));
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    pressed.forEach((event) => document.removeEventListener(event, press, true));
  };
}

/** An element's position: its child index at each level, from the element outwards. */
interface Step {
  element: Element;
  parent: Element;
  at: number;
}
type Trail = readonly Step[];

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex="0"]';

function trailOf(element: Element, root: Element): Trail {
  const steps: Step[] = [];
  for (let each = element; each !== root && each.parentElement; each = each.parentElement) {
    steps.push({ element: each, parent: each.parentElement, at: [...each.parentElement.children].indexOf(each) });
  }
  return steps;
}

/** The control nearest to the end of the trail: in the row that moved up, else in the row above, else in the surroundings. */
function nearestControl(trail: Trail): HTMLElement | null {
  const left = trail.findIndex(({ element, parent }) => !element.isConnected && parent.isConnected);
  const around = left < 0 ? [] : trail.slice(left);
  for (const { parent, at } of around) {
    const siblings = [...parent.children];
    const control = [...siblings.slice(at), ...siblings.slice(0, at).reverse()].map(firstControl).find(Boolean);
    if (control) {
      return control;
    }
  }
  return null;
}

const firstControl = (place: Element): HTMLElement | undefined =>
  [place, ...place.querySelectorAll(CONTROLS)].find(isControl);

const isControl = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(CONTROLS) &&
  element.tabIndex >= 0 &&
  !isDisabled(element) &&
  element.getClientRects().length > 0;

const isDisabled = (element: Element): boolean => element.matches(':disabled, [aria-disabled="true"]');
