/**
 * Words and keyboard runs that common passwords consist of, in lower case. Together with the endings below they cover far more
 * than
 * the 3,000 commonest passwords of 8 or more characters (A1).
 */
export const commonWords: readonly string[] = `
password passwort passw0rd pass passwd passcode passphrase contrasena motdepasse wachtwoord senha parola mima
qwerty qwertyui qwertyuiop qwert qwer asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc
azerty azertyuiop qwertz qwertzuiop 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc zaq12wsx
zaq1zaq1 zaq1xsw2 qaz123 a1b2c3 a1b2c3d4 a1s2d3f4 asd123 abc123 abcd1234 abc aaa abcd abcde abcdef abcdefg abcdefgh
admin administrator root user guest test tester testing demo default login master letmein welcome access secret hello
hallo iloveyou iloveu iluvu loveyou loveme lovely love lover lovers forever friend friends family mother father mommy
daddy sister brother baby babygirl babyboy honey sweety sweetie sweetheart darling angel angels princess prince queen
king kings kingdom royal diamond gold golden silver platinum crystal pearl sunshine sunset sunrise sunny summer winter
spring autumn flower flowers rose roses lily daisy jasmine violet orchid tulip butterfly dolphin dolphins tiger tigers
lion lions eagle eagles falcon hawk wolf wolves bear bears panther cougar jaguar leopard horse horses pony dragon
dragons monkey monkeys gorilla panda kitten kitty pussycat puppy doggie doggy snoopy garfield mickey minnie donald
pokemon pikachu charizard naruto sasuke goku dragonball onepiece superman batman spiderman spider ironman hulk thor
avengers wolverine deadpool joker robin starwars startrek skywalker vader yoda matrix trinity neo gandalf frodo hobbit
potter harrypotter hogwarts hermione twilight edward bella titanic avatar terminator rambo rocky predator alien
football baseball basketball soccer hockey tennis golf golfer cricket rugby volleyball swimming running cycling boxing
karate liverpool arsenal chelsea everton manchester manutd united barcelona realmadrid juventus milan inter benfica
celtic rangers ajax bayern dortmund cowboys steelers packers raiders yankees redsox lakers bulls celtics patriots
giants broncos ravens saints dodgers cubs mustang camaro corvette ferrari porsche mercedes bmw audi toyota honda
yamaha suzuki kawasaki harley ducati ford chevy jeep subaru nissan lamborghini maserati bugatti tesla
computer internet windows microsoft apple iphone samsung android google facebook instagram twitter youtube yahoo
hotmail gmail linux ubuntu server network system program hacker hacking security firewall database oracle mysql
nintendo playstation xbox gamer gaming minecraft fortnite roblox callofduty counterstrike counter warcraft starcraft
diablo zelda mario sonic pacman tetris
michael michelle jennifer jessica ashley amanda jordan joshua matthew daniel andrew anthony christopher christian
justin brandon william robert richard charles thomas joseph david james johnny john jason brian kevin eric steven
stephen ronald donaldduck george kenneth edwardo gregory patrick alexander alexandra alexis alex nicholas nicole
samantha stephanie elizabeth victoria vanessa veronica rebecca rachel melissa danielle natalie natasha katherine
catherine christina christine kimberly heather lauren megan hannah emily emma olivia sophia isabella madison abigail
chloe lucas liam noah mason ethan logan jacob dylan tyler austin hunter taylor morgan bailey jackson maxwell
oliver oscar charlie buster ginger pepper sophie maggie molly lucky shadow smokey snickers cookie cookies chocolate
cheese cheesecake banana orange apples peaches cherry strawberry blueberry coconut lemon mango pumpkin pickle peanut
butter sugar candy chicken turkey bacon burger pizza pasta coffee beer vodka whiskey tequila
america american england english france french germany german spain spanish italy italia mexico brazil brasil
argentina colombia canada australia london paris newyork losangeles chicago boston dallas texas florida california
hawaii vegas lasvegas miami houston phoenix denver seattle atlanta tokyo japan china chinese beijing shanghai hongkong
taiwan singapore malaysia thailand bangkok vietnam saigon hanoi indonesia jakarta manila philippines india korea seoul
russia moscow woaini woaini1314 woaini520 woaiwojia aini1314 wo1314 iloveyou1314 iloveyou520 nihao zhongguo wangyut2
woshishui mimamima caonima wangjian zhangwei wangfang liwei lining liuyang wangwei zhangmin chenwei sayang cinta
rahasia bismillah anjing matkhau yeuem anhyeuem emyeuanh
blessed jesus jesuschrist christ god godisgood faith heaven trinityone church prayer amen grace glory hope spirit
allah krishna ganesh buddha
music guitar guitarist piano drums drummer metal metallica slipknot nirvana beatles ironmaiden pinkfloyd
ledzeppelin eminem rihanna beyonce madonna elvis hiphop reggae techno trance rockstar rockon rock dance dancer
singer singing ballet
thunder lightning storm tornado hurricane volcano earthquake ocean river mountain forest rainbow moonlight
starlight star stars galaxy planet earth mars jupiter saturn neptune universe infinity eternity destiny freedom
liberty justice peace warrior fighter soldier ninja samurai knight pirate viking gladiator spartan assassin
sniper killer bullet shooter gunner marine marines military airforce navy army trooper captain general major sergeant
police fireman doctor nurse teacher student school college university business money dollar dollars million
millionaire billion bank cash lottery jackpot casino poker winner winning champion champions victory success
trustno1 whatever nothing something anything everything anyone nobody somebody computer1 blink182 fuckyou fuckme
fuckoff asshole bitch bastard pussy sexy sexygirl bigdick cocksucker blowjob porn naughty horny
changeme changeit change newpass newpassword mypassword mypass temp temporary letmein1 opensesame sesame open enter
entry start private public office company service support manager sales marketing account accounts customer
monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
october november december birthday christmas halloween easter holiday vacation weekend
purple yellow green black white brown pink violet1 scarlet crimson midnight darkness shadow1 ghost vampire zombie
demon devil satan lucifer hellfire inferno phoenix1 unicorn mermaid fairy wizard magic magical mystery
scooter skater skateboard surfer surfing snowboard snowball snowman fishing hunting camping hiking racing racer
turbo nitro rocket missile pilot airplane airbus boeing cessna
simple simpson simpsons homer bart southpark familyguy futurama spongebob patrickstar squidward scoobydoo tweety
bugsbunny tinkerbell cinderella pocahontas aladdin simba nemo shrek
lovebug lovelife mylove truelove onelove babydoll babyface cutie cutiepie cuteness gorgeous beautiful beauty pretty
handsome smile smiley happy happiness happyday laughing joyful cheerful grateful thankful
`
  .split(/\s+/)
  .filter((word) => word !== '');

/** Common endings after a word; years are checked by a rule. */
export const commonEndings: readonly string[] = [
  '',
  ...'0123456789',
  ...'01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 33 44 55 66 69 77 88 99'.split(
    ' ',
  ),
  ...'000 007 100 101 111 112 121 123 1234 12345 123456 1234567 12345678 123456789 1234567890 222 234 321 333'.split(
    ' ',
  ),
  ...'345 420 444 456 520 555 567 666 678 69 777 786 789 888 911 987 999 1111 1122 1212 1313 1314 1984 2000'.split(
    ' ',
  ),
  ...'4321 54321 654321 5201314 521 1a 1q 2b 4u 4ever 4life 4me 2k'.split(' '),
  ...'a b x z abc qwe asd xyz'.split(' '),
];
