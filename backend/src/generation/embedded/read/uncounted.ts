/** Things that are not counted, so that "a" never stands before them. */
const UNCOUNTED =
  /(?:ness|ity|ware|ance|ence|ship|age|tion|wear|ing|ment)$|^(?:heat|fabric|fleece|foam|cotton|polyester|nylon|wool|mesh|leather|steel|metal|wood|plastic|rubber|silicone|vinyl|latex|spandex|microfiber|paper|maple|cedar|trim|stretch|comfort|fun|play|storage|access|support|power|traction|grip|hardware|equipment|furniture|jewelry|merchandise|software|protection|weather|elegance|sound|music|art|material|warmth|care|strength|use|hardness|jersey|ripstop|air|water|food|powder|clay|glass|resin|performance|work|time|gear|bedding|clothing|process|arabica|robusta|coffee|tea|origin|terry|tweed|flannel|corduroy|twill|stoneware|porcelain|earthenware|ceramic|oak|walnut|pine|birch|beech|bamboo|cork|wax|beeswax|canvas|hemp|rattan|wicker|marble|slate|brass|copper|iron|aluminum|aluminium|titanium|craftsmanship|visibility|durability|flex|maintenance|residue|sapphire|denim|felt|silk|satin|velvet|linen)$/u;
const COUNTED =
  /(?:experience|audience|difference|reference|ring|lining|coating|string|spring|opening|setting|bearing|swing|covering|painting|drawing|building|ceiling|railing|housing|compartment|garment|ornament|instrument|attachment|element|package|image|page|cage|edge|bandage|garage|passage|cushion|section|edition|version|solution|addition|collection|position|illustration|decoration|legging|appliance|fragrance|fence|audience|cavity|facility|activity|identity|capacity|button|option|station|pendant)$/u;

/** Whether a noun names what is not counted, so that no "a" stands before it. */
export function isUncounted(head: string): boolean {
  return UNCOUNTED.test(head) && !COUNTED.test(head);
}
