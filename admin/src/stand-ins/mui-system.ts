/** The same, from the version that the theme is of: the other would bring all of its own machinery with it. */
export { useThemeProps } from '@mui/material/styles';
