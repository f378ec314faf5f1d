export default {
  extends: 'stylelint-config-recommended',
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // The styles of a component are few, and stand in the order of what is on the screen.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['**/*.svelte'],
      customSyntax: 'postcss-html',
      rules: { 'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }] },
    },
  ],
};
