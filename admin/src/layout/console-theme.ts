import type { ThemeOptions } from '@mui/material/styles';
import { COMPONENTS, themeOptions } from '#shared/theme/theme-options';

/** Filters there span the list's width. */
const PHONE = '@media (max-width: 599.95px)';

/** The product's theme plus overrides for react-admin's components: fields as wide as their column, cards without a shadow. */
export const consoleTheme: ThemeOptions = {
  ...themeOptions,
  components: {
    ...COMPONENTS,
    MuiTextField: { defaultProps: { ...COMPONENTS.MuiTextField.defaultProps, fullWidth: true } },
    MuiAutocomplete: { defaultProps: { ...COMPONENTS.MuiAutocomplete.defaultProps, fullWidth: true } },
    MuiMenu: { defaultProps: { container: menuPlace } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    // Wide tables scroll internally; the page does not.
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
    RaFilterFormInput: {
      styleOverrides: { root: { [PHONE]: { width: '100%', '& .RaFilterFormInput-spacer': { display: 'none' } } } },
    },
    // Space between the filters and the list.
    RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' }, marginBottom: 8 } } },
  },
};

/**
 * Where menus open: in the newest dialog, else in the page's main landmark. An open menu hides its siblings from screen readers, so
 * it must be a direct child of that container.
 */
function menuPlace(): Element {
  const dialogs = document.querySelectorAll('.MuiDialog-root');
  return dialogs[dialogs.length - 1] ?? document.getElementById('main') ?? document.body;
}
