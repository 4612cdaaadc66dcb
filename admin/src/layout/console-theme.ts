import type { ThemeOptions } from '@mui/material/styles';
import { COMPONENTS, themeOptions } from '#shared/theme/theme-options';

/** Filters are as wide as the list there. */
const PHONE = '@media (max-width: 599.95px)';

/** The product's theme with what react-admin's own parts need: fields as wide as their column, cards without a shadow. */
export const consoleTheme: ThemeOptions = {
  ...themeOptions,
  components: {
    ...COMPONENTS,
    MuiTextField: { defaultProps: { ...COMPONENTS.MuiTextField.defaultProps, fullWidth: true } },
    MuiAutocomplete: { defaultProps: { ...COMPONENTS.MuiAutocomplete.defaultProps, fullWidth: true } },
    MuiMenu: { defaultProps: { container: menuPlace } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    // A wide table scrolls in itself; the page does not.
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
    RaFilterFormInput: {
      styleOverrides: { root: { [PHONE]: { width: '100%', '& .RaFilterFormInput-spacer': { display: 'none' } } } },
    },
    // Filters do not touch the list below them.
    RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' }, marginBottom: 8 } } },
  },
};

/**
 * Where menus open: in the newest dialog, else in the page's main landmark. What stands beside an open menu is hidden from
 * screen readers, so the menu itself must stand at the top of that place.
 */
function menuPlace(): Element {
  const dialogs = document.querySelectorAll('.MuiDialog-root');
  return dialogs[dialogs.length - 1] ?? document.getElementById('main') ?? document.body;
}
