# tollkeeper_removal_tests(): for each folder of src/expansions a program test_without_NAME: the
# engine without that folder and its two lines of registry.cpp, with those rule tests that need
# nothing but the engine. It links the objects of the other targets, so that all of it costs a file
# and a link each (built anew from the sources it took four minutes). A use of the folder that is
# left anywhere in the engine does not link; tests/architecture/removal_test.py looks for includes.
function(tollkeeper_removal_tests)
  set(registry "${PROJECT_SOURCE_DIR}/src/expansions/registry.cpp")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${registry}")
  file(READ "${registry}" registry_text)

  set(rule_tests "")
  file(GLOB files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/rules_cited/*_test.cpp")
  foreach(file IN LISTS files)
    file(STRINGS "${file}" more
         REGEX "^#include \"(record|oracle|players|arena|server|cli|expansions/[a-z_]+)/")
    if(NOT more)
      get_filename_component(name "${file}" NAME_WE)
      list(APPEND rule_tests ${name})
    endif()
  endforeach()
  list(JOIN rule_tests "|" rule_tests)
  set(tests "$<TARGET_OBJECTS:test_tests_rules_cited>")
  set(tests "$<FILTER:${tests},INCLUDE,/(${rule_tests})[.]cpp[.]o$>")

  file(GLOB folders CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}/src/expansions"
       "${PROJECT_SOURCE_DIR}/src/expansions/*/")
  foreach(folder IN LISTS folders)
    if(NOT IS_DIRECTORY "${PROJECT_SOURCE_DIR}/src/expansions/${folder}")
      continue()
    endif()
    string(REGEX REPLACE "[^\n]*expansions/${folder}/[^\n]*\n" "" without "${registry_text}")
    string(REGEX REPLACE "[^\n]*&${folder}_expansion[(][)][^\n]*\n" "" without "${without}")
    set(file "${CMAKE_CURRENT_BINARY_DIR}/registry_without_${folder}.cpp")
    file(CONFIGURE OUTPUT "${file}" CONTENT "${without}" @ONLY)

    set(rest "$<TARGET_OBJECTS:tk_expansions>")
    set(rest "$<FILTER:${rest},EXCLUDE,/${folder}/|/registry[.]cpp[.]o$>")
    set(program test_without_${folder})
    add_executable(${program} "${file}" "${tests}" "${rest}")
    # The file, not the target, which would bring tk_expansions with the folder in it.
    add_dependencies(${program} tk_test_support)
    target_link_libraries(${program} PRIVATE "$<TARGET_FILE:tk_test_support>" tk_testing tk_rules
                          tk_tiles tk_base tk_options)
    add_test(NAME "tests_removal/${folder}" COMMAND ${program} --gtest_brief=1
             WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
    set_tests_properties("tests_removal/${folder}" PROPERTIES LABELS fast TIMEOUT 900
                         FAIL_REGULAR_EXPRESSION "PASSED  \\] 0 tests")
  endforeach()
endfunction()
