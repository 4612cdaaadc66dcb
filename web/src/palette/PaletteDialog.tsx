import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { Box, Dialog, Divider, IconButton, InputBase, Stack, Typography } from '@mui/material';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import type { EarlyKeys } from './early-keys.ts';
import { isCommand, type PaletteApp, type PaletteChoice } from './palette-option.ts';
import { optionElementId, PaletteOptions } from './PaletteOptions.tsx';
import { rememberChoice } from './recent-choices.ts';
import { A_NUMBER } from './use-commands.ts';
import { usePalette } from './use-palette.ts';
import { counted } from '#shared/formats/text';
import { useIsBelow } from '#web/theme/use-is-below';

interface PaletteDialogProps {
  app: PaletteApp;
  early: EarlyKeys;
  open: boolean;
  onClose: () => void;
  onShowKeys: () => void;
}

/** Go to any group, quote or page, or act, by typing: arrows select, Enter opens, Escape closes without changes. */
export function PaletteDialog({ app, early, open, onClose, onShowKeys }: PaletteDialogProps) {
  const isPhone = useIsBelow('sm');
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<PaletteChoice | null>(null);
  const choose = (option: PaletteChoice) => {
    if (isCommand(option) && option.staysOpen) {
      option.run();
      return;
    }
    if (!isCommand(option)) {
      rememberChoice(app.name, option);
    }
    setChosen(option);
    onClose();
  };
  // Only after closing: the next screen's heading takes the focus, which an open dialog would trap.
  const goThere = () => {
    setChosen(null);
    if (chosen) {
      carryOut(chosen, navigate);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      slotProps={{ transition: { onExited: goThere }, paper: { 'aria-label': 'Search' } }}
      sx={LOOK}
    >
      <Palette app={app} early={early} onChoose={choose} onClose={onClose} onShowKeys={onShowKeys} />
    </Dialog>
  );
}

function carryOut(choice: PaletteChoice, navigate: NavigateFunction): void {
  if (isCommand(choice)) {
    choice.run();
  } else if (choice.isOtherApp) {
    window.location.assign(choice.to);
  } else {
    void navigate(choice.to, { state: choice.state });
  }
}

interface PaletteProps extends Omit<PaletteDialogProps, 'open'> {
  onChoose: (option: PaletteChoice) => void;
}

function Palette({ app, early, onChoose, onClose, onShowKeys }: PaletteProps) {
  const listId = useId();
  const palette = usePalette(app, early, onShowKeys);
  const enter = useEnter(palette, onChoose);
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', px: 2, py: 1 }}>
        <SearchIcon aria-hidden color="action" />
        <SearchText palette={palette} listId={listId} onEnter={enter} />
        <IconButton aria-label="Close" onClick={onClose} sx={{ display: { sm: 'none' } }}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Divider />
      <PaletteOptions
        id={listId}
        app={app.name}
        sections={palette.sections}
        active={palette.active}
        isBusy={palette.isBusy}
        onPoint={palette.pointAt}
        onChoose={onChoose}
      />
      <Divider />
      <Stack direction="row" spacing={2} sx={{ px: 2, py: 1, justifyContent: 'space-between' }}>
        <Typography variant="body2" component="div" role="status" color={palette.error ? 'error' : 'textSecondary'}>
          {statusOf(palette)}
        </Typography>
        <Box aria-hidden sx={{ display: { xs: 'none', sm: 'block' } }}>
          <Typography variant="body2" color="textSecondary">
            ↑ ↓ choose · Enter opens · Esc closes
          </Typography>
        </Box>
      </Stack>
    </>
  );
}

interface SearchTextProps {
  palette: ReturnType<typeof usePalette>;
  listId: string;
  onEnter: () => void;
}

/** Keeps the focus while its keys move through the list below. */
function SearchText({ palette, listId, onEnter }: SearchTextProps) {
  const { text, active, options } = palette;
  const keys: Record<string, () => void> = {
    ArrowDown: () => palette.step(1),
    ArrowUp: () => palette.step(-1),
    Home: palette.first,
    End: palette.last,
    Enter: onEnter,
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act && !event.nativeEvent.isComposing) {
      event.preventDefault();
      act();
    }
  };
  return (
    <InputBase
      autoFocus
      fullWidth
      value={text}
      placeholder="Group, quote, page or action"
      onChange={({ target }) => palette.type(target.value)}
      onKeyDown={press}
      sx={{ fontSize: '1.0625rem', minHeight: 44 }}
      inputProps={{
        role: 'combobox',
        'aria-label': 'Search groups, quotes and pages',
        'aria-expanded': options.length > 0,
        'aria-controls': listId,
        'aria-autocomplete': 'list',
        'aria-activedescendant': active ? optionElementId(listId, active) : undefined,
        autoComplete: 'off',
        spellCheck: false,
        maxLength: 100,
      }}
    />
  );
}

/** Opens the active option. If pressed before the latest answer arrives, it waits: the options shown match an earlier query. */
function useEnter({ text, active, isBusy }: ReturnType<typeof usePalette>, onChoose: (option: PaletteChoice) => void) {
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  // A number means what is being searched, not what could be done with it.
  const isReady = !isBusy || (/^(page|do)-/.test(active?.id ?? '') && !A_NUMBER.test(text.trim()));
  useEffect(() => {
    if (waitsFor === text && isReady) {
      setWaitsFor(null);
      if (active) {
        onChoose(active);
      }
    }
  }, [waitsFor, text, isReady, active, onChoose]);
  return () => setWaitsFor(text);
}

function statusOf({ text, options, isBusy, error }: ReturnType<typeof usePalette>): string {
  if (error) {
    return `Groups and quotes were not searched. ${error.message}`;
  }
  if (isBusy) {
    return 'Searching…';
  }
  if (options.length === 0) {
    return `No matches for “${text.trim()}”.`;
  }
  return counted(options.length, 'result');
}

/** In the upper part of the screen and as high as its content, so the field does not move as results arrive. */
const LOOK = {
  '& .MuiDialog-container': { alignItems: { sm: 'flex-start' }, outline: 'none' },
  '& .MuiDialog-paper': { mt: { sm: '10vh' }, maxHeight: { sm: '75vh' }, outline: 'none' },
} as const;
