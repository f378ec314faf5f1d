export default {
  extends: 'stylelint-config-recommended',
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // Only look/tokens.css names a colour.
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': ['/^(rgba?|hsla?|hwb|(ok)?(lab|lch)|color)$/'],
    // The styles of a component are few, and stand in the order of what is on the screen.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['**/*.svelte'],
      customSyntax: 'postcss-html',
      rules: { 'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }] },
    },
    { files: ['src/look/tokens.css'], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
  ],
};
