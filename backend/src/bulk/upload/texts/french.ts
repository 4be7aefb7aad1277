import { describeDetailProblem } from '@wareword/shared-schema/detail-problems';
import { formatNumber } from '@wareword/shared-schema/format';
import type { RowTexts } from './row-texts.ts';

const number = (value: number): string => formatNumber(value, 'fr');

export const french: RowTexts = {
  detail: (column, problem) => `${column} : ${describeDetailProblem(problem, 'fr')}`,
  missing: (column) => `« ${column} » est vide.`,
  tooLong: ({ column, max }) => `« ${column} » ne doit pas dépasser ${number(max)} caractères.`,
  tooMany: ({ column, max }) => `« ${column} » ne doit pas dépasser ${number(max)} entrées.`,
  controlCharacters: (column) =>
    `« ${column} » ne doit contenir ni caractère de contrôle ni Unicode non valide.`,
  unknownLocale: ({ column, locales }) =>
    `« ${column} » doit avoir l’une de ces valeurs : ${locales.join(', ')}.`,
  otherLanguage: (column) =>
    `« ${column} » doit correspondre à la langue des informations du produit, qui ne sont pas traduites. Videz la cellule pour utiliser leur langue.`,
  noWebAddress: (column) => `« ${column} » : chaque entrée doit être une URL http ou https.`,
  unusable: (column) =>
    `La valeur de « ${column} » ne peut pas être utilisée. Corrigez-la, ou videz la cellule.`,
  notNumber: (column) => `« ${column} » doit être un nombre.`,
  referenceTooLong: (max) => `L’identifiant (handle, ID ou SKU) dépasse ${number(max)} caractères.`,
  formula: ({ start, sign }) =>
    `« ${start} » commence par « ${sign} » : un tableur l’exécuterait comme une formule. Modifiez-le dans votre boutique, ou videz la cellule.`,
  handleTwice: ({ handle, row }) =>
    `Le handle « ${handle} » figure déjà à la ligne ${number(row)}, avec d’autres produits entre les deux. Gardez ensemble les lignes d’un même produit.`,
  tooManyVariants: (max) => `Ce produit a plus de ${number(max)} variantes. Retirez-en du fichier.`,
  optionTooLong: (max) =>
    `Une option de ce produit dépasse ${number(max)} caractères. Raccourcissez-la dans votre boutique, puis exportez de nouveau vos produits.`,
  optionsTooLong: (max) =>
    `Les options de ce produit dépassent ${number(max)} caractères au total. Raccourcissez leurs noms et leurs valeurs dans votre boutique, puis exportez de nouveau vos produits.`,
  noParent: 'Cette variation n’a pas de parent. Remplissez la colonne Parent.',
  parentMissing: (parent) =>
    `Le parent de cette variation, « ${parent} », ne figure pas dans le fichier. Ajoutez la ligne du parent, ou retirez celle-ci.`,
  extraCells: ({ cells, columns, separator }) =>
    `Cette ligne a ${number(cells)} cellules, mais il n’y a que ${number(columns)} colonnes. Mettez entre guillemets le texte qui contient ${separator === '\t' ? 'une tabulation' : `« ${separator} »`}.`,
  shortened: 'La description est trop longue : seul le début est utilisé.',
  omitted: 'Les spécifications et les variantes trop longues sont laissées de côté.',
};
