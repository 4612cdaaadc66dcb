import type { ThemeOptions } from '@mui/material/styles';
import { COMPONENTS, themeOptions } from '#shared/theme/theme-options';

/** The product's theme with what react-admin's own parts need: fields as wide as their column, cards without a shadow. */
export const consoleTheme: ThemeOptions = {
  ...themeOptions,
  components: {
    ...COMPONENTS,
    MuiTextField: { defaultProps: { ...COMPONENTS.MuiTextField.defaultProps, fullWidth: true } },
    MuiAutocomplete: { defaultProps: { ...COMPONENTS.MuiAutocomplete.defaultProps, fullWidth: true } },
    MuiMenu: { defaultProps: { container: menuPlace } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    // A wide table scrolls in its card; the page does not.
    RaList: {
      styleOverrides: { root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflow: 'hidden' } } },
    },
    RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
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
