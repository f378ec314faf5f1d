"""Codes: what a table is called when somebody reads it aloud, for as long as it looks for people.

A code is no key: it leads to the id of a table, for a while, where the id alone would be let in.
"""

import secrets

from passgo.server.limits import CODE_SECONDS
from passgo.server.table.table import Table

LIST = """
    acacia album algue ambre amiral anchois angle animal armoire atelier atlas avocat azur
    badge bague balcon bambou banane banjo bassin bateau beige berger bijou bison bistro
    blason blouse bobine bocal bonnet botte bouton branche brioche brique bronze brume
    buffle bureau cabane cacao cactus cadran cahier caillou calme camion canal canard carafe
    caramel carotte cascade castor cerise chalet charbon chemin chiffre cigale cigogne
    citron clavier cloche cocon colibri colline compas concert corail cornet couleur coussin
    crabe crayon cristal cuivre cycle dahlia damier datte dauphin disque dragon drapeau dune
    falaise fanfare faucon ferme feuille figue filet flamme fleuve flocon fourmi fraise
    fromage galet galop garage gazelle girafe givre glacier globe gomme gorille granit grive
    guitare hamac hamster haricot harpe herbe hibou homard horloge iguane image indigo iris
    ivoire jade jaguar jambon jardin jasmin jeton journal judo jungle kayak kilo kimono
    kiosque kiwi koala laine lampe lapin lavande lilas limace lotus loupe loutre lutin lynx
    magie mangue marbre marron matelot melon menthe miel mimosa miroir moineau mouette
    moulin muguet musique navire nickel nougat nuage oasis ocre olive opale orage orgue
    otarie paille palais palmier panda panier papaye parfum pastel patin persil phare piano
    pigeon pilote pinceau pirate piscine pivoine placard plage plume poivre poney poterie
    potiron prairie prune puzzle quartz radeau radio raisin refuge renard requin robot
    rocher romarin rose ruban rubis ruche rugby sable safari safran salade sandale sardine
    saumon savane savon sentier serpent sifflet sirop soleil sorbet souris stade statue
    studio sucre tablier tambour tapis tarte taupe taxi tennis tigre timbre tisane tomate
    tornade tortue toucan train tribu tulipe tunnel valise vanille velours vigne village
    violon voile volcan wagon zigzag
"""
WORDS = tuple(LIST.split())
"""Short, plain words without accents, none a letter away from another or its beginning."""
NUMBERS = range(2, 100)
CHANCE_BYTES = 16
"""So many that no code is noticeably likelier than another."""
CODE = r"[a-z]{4,7}-[a-z]{4,7}-[1-9][0-9]?"


def new_code() -> str:
    """Return a code by chance, such as canal-figue-47."""
    drawn, number = divmod(int.from_bytes(secrets.token_bytes(CHANCE_BYTES)), len(NUMBERS))
    second, first = divmod(drawn, len(WORDS))
    return f"{WORDS[first]}-{WORDS[second % len(WORDS)]}-{NUMBERS[number]}"


def renew_code(table: Table, now: float) -> None:
    """Give a table a code, instead of the one that it had."""
    table.life.code, table.life.code_until = new_code(), now + CODE_SECONDS


def code_now(table: Table, now: float) -> str:
    """Return the code of a table; none where it has run out, or leads to no seat."""
    return table.life.code if now < table.life.code_until and has_room(table) else ""


def has_room(table: Table) -> bool:
    """Tell whether anybody may come and sit down at a table."""
    is_free = any(not seat.device and not seat.level for seat in table.seats)
    return table.status == "open" and not table.life.locked and is_free
