/** Colors and fonts, separate from the rest of the theme for pages without the component library. */
/** Roboto is bundled with both front ends, and the typeface of the documents. The others are about as wide. */
export const FONT_FAMILY = 'Roboto, Arial, "Liberation Sans", sans-serif';

export const LIGHT_PALETTE = {
  mode: 'light',
  primary: { main: '#0B6480', dark: '#084B60', light: '#3D8BA3', contrastText: '#FFFFFF' },
  secondary: { main: '#4E5F69', dark: '#36454E', light: '#7C8B95', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', dark: '#8C1D18', light: '#D65A52', contrastText: '#FFFFFF' },
  warning: { main: '#8A5200', dark: '#663D00', light: '#B3741A', contrastText: '#FFFFFF' },
  success: { main: '#1B6E3C', dark: '#12502B', light: '#3E9160', contrastText: '#FFFFFF' },
  info: { main: '#1D5A9E', dark: '#154478', light: '#4B82C1', contrastText: '#FFFFFF' },
  background: { default: '#F4F7F9', paper: '#FFFFFF' },
  text: { primary: '#16242C', secondary: '#4E5F69', disabled: '#5F6E78' },
  divider: '#DCE3E8',
} as const;

export const DARK_PALETTE = {
  mode: 'dark',
  primary: { main: '#6FC3DA', dark: '#4AA5BE', light: '#9AD8E8', contrastText: '#06222B' },
  secondary: { main: '#A7B6BF', dark: '#7A8A94', light: '#C9D4DA', contrastText: '#0E1519' },
  error: { main: '#FF9A90', dark: '#E8776C', light: '#FFC1BB', contrastText: '#3B0906' },
  warning: { main: '#F2B860', dark: '#D89A3B', light: '#F8D197', contrastText: '#2E1C00' },
  success: { main: '#74D19B', dark: '#50B57B', light: '#A2E2BD', contrastText: '#06281A' },
  info: { main: '#93BEF2', dark: '#6B9FDE', light: '#BBD6F8', contrastText: '#07203E' },
  background: { default: '#0E1519', paper: '#161F25' },
  text: { primary: '#E6EDF1', secondary: '#A7B6BF', disabled: '#7F8E98' },
  divider: '#2C3A43',
} as const;
